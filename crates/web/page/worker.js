import init, { work } from "./helper.js";
const ready = init();
// Only what is thrown reaches the page.
ready.catch((error) => setTimeout(() => { throw error; }));
onmessage = async (message) => { await ready; work(message.data); };
