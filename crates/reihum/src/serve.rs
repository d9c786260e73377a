//! `reihum serve`: tables for people and bots over the network.

mod count;
mod options;
mod qr;

use crate::files;
use crate::language::Language;
use crate::output::Output;
use options::Options;
use server::Config;
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use store::{Log, Sqlite};
use tokio::net::TcpListener;
use tracing_subscriber::filter::LevelFilter;

/// How long whatever is still going on may take when everything is kept.
const LAST_THOUGHTS: Duration = Duration::from_secs(1);

/// So many files are open besides connections: those of the store, and of those who hear that there is no room.
const OTHER_FILES: u64 = 200;

/// Host tables for people and bots over the network
///
/// Everything is kept in one file, and nothing that was answered is ever lost: stop it, start it again, and all tables go on where they were.
/// Each option can be given here, in the environment (--data as `REIHUM_DATA`), or in the file of --config; the first of these
/// that says something counts. docs/SERVER.md says more.
#[derive(clap::Args)]
#[command(
    after_help = "Exit code: 0 when it was stopped by Ctrl-C or SIGTERM, 2 if it could not serve.

Examples:
  reihum serve --addr 127.0.0.1:7654
  reihum serve --addr 0.0.0.0:80 --data /var/lib/reihum/tables.db
  REIHUM_LOG=json reihum serve --config reihum.toml"
)]
pub(crate) struct Serve {
    #[command(flatten)]
    options: Options,
}

impl Serve {
    pub(crate) fn run(self, _: &Language) -> Result<ExitCode, Box<dyn Error>> {
        let options = self.options.complete()?;
        log(&options);
        open_many_files(options.config().limits.connections);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .thread_name("reihum")
            .build()?;
        let served = runtime.block_on(serve(&options));
        // What was answered is kept. A bot that still thinks about something is not waited for.
        runtime.shutdown_timeout(LAST_THOUGHTS);
        served.map(|()| ExitCode::SUCCESS)
    }
}

async fn serve(options: &Options) -> Result<(), Box<dyn Error>> {
    let (address, data) = (options.address(), options.data()?);
    let page = options.page()?.map(Arc::new);
    let listener = TcpListener::bind(address).await;
    let listener = listener
        .map_err(|error| format!("nothing can be served at {address}: {error}; choose another address with --addr"))?;
    // Whoever mistypes its name sees that nothing was in it.
    let new = !data.exists();
    // Whoever cannot be found leaves no file behind.
    let log = Log::new(open(&data)?);
    // From here on a signal stops it in good order.
    let stop = signal()?;
    let address = listener.local_addr()?;
    let home = home(address);
    say(address, home.as_deref(), (&data, new))?;
    let config = Config {
        home,
        page,
        ..options.config()
    };
    server::serve(listener, log, config, stop).await?;
    Ok(())
}

/// Lets there be as many connections as there may be. If the system does not, that is no reason not to serve.
fn open_many_files(connections: usize) {
    let needed = connections as u64 + OTHER_FILES;
    match files::allow_many() {
        Ok(Some(most)) if most < needed => tracing::warn!(
            most,
            needed,
            "the system allows fewer open files than there can be connections: raise the limit (ulimit -Hn, or LimitNOFILE= of a service), or set a lower --connections"
        ),
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, needed, "the limit of open files could not be raised"),
    }
}

/// The file in which everything is kept.
fn open(data: &Path) -> Result<Sqlite, Box<dyn Error>> {
    if let Some(folder) = data.parent() {
        std::fs::create_dir_all(folder)
            .map_err(|error| format!("the folder {} cannot be made: {error}", folder.display()))?;
    }
    Ok(Sqlite::open(data)?)
}

/// Says where it can be found; to people also as a picture for the camera of a phone.
fn say(address: SocketAddr, home: Option<&str>, (data, new): (&Path, bool)) -> io::Result<()> {
    let mut output = Output::new();
    writeln!(output, "Reihum serves at http://{}", shown(address))?;
    if let Some(home) = home {
        writeln!(output, "In your home network: {home}")?;
        if io::stdout().is_terminal()
            && let Some(picture) = qr::drawn(home)
        {
            writeln!(output, "\n{picture}")?;
        }
    }
    let new = if new { ", a new file" } else { "" };
    writeln!(
        output,
        "All tables are kept in {}{new}. Ctrl-C stops it.",
        data.display()
    )?;
    output.flush()
}

/// An address that can be opened on this machine.
fn shown(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::from([127, 0, 0, 1]),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(std::net::Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

/// Where others in the home network find it, if it listens to them.
fn home(address: SocketAddr) -> Option<String> {
    let own = match address.ip() {
        ip if ip.is_loopback() => return None,
        ip if ip.is_unspecified() => home_network(address)?,
        ip => ip,
    };
    Some(format!("http://{}", SocketAddr::new(own, address.port())))
}

/// Our own address as others see it. Nothing is sent: only the way there is asked for.
fn home_network(address: SocketAddr) -> Option<IpAddr> {
    let (from, far) = if address.is_ipv4() {
        ("0.0.0.0:0", "192.0.2.1:9")
    } else {
        ("[::]:0", "[2001:db8::1]:9")
    };
    let socket = UdpSocket::bind(from).ok()?;
    socket.connect(far).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_unspecified() && !own.is_loopback()).then_some(own)
}

/// Is done when somebody wants it to stop.
#[cfg(unix)]
fn signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

fn log(options: &Options) {
    let level = options.log_level();
    if level == LevelFilter::OFF {
        return;
    }
    let logs = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    // A line that cannot be written (its disk is full) is lost: to complain of it there, too, would be a panic.
    let logs = logs.log_internal_errors(false);
    // Whoever has set one already keeps it.
    let _ = if options.logs_as_json() {
        logs.json().try_init()
    } else {
        logs.with_ansi(io::stderr().is_terminal()).try_init()
    };
}
