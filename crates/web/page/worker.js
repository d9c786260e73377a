import init, { work } from "./helper.js";
// Only what is thrown outside of a promise reaches the page.
const lost = (error) => setTimeout(() => { throw error; });
const ready = init();
ready.catch(lost);
onmessage = async ({ data }) => {
  await ready;
  try {
    work(data);
  } catch (error) {
    lost(error);
  }
};
