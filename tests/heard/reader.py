#!/usr/bin/python3
"""
Runs Orca with Firefox, in Portuguese, on a virtual screen, for one page: reader.py ADDRESS SCRIPTS
Writes the speech after loading, then reads steps from its input, one per line, as JSON:
  {"press": "Tab", "until": ["Nome", "E-mail"]}   {"type": "Ana"}   {"listen": "sucesso"}
and writes one line for each step: all speech since the previous line, once there is silence.
A `press` step presses the key once per text in `until`, each time after the previous text was spoken.
"""

import json
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# Uses a D-Bus session of its own, so that Orca reads no other program on this machine.
if "HEARD_SESSION" not in os.environ:
    os.environ["HEARD_SESSION"] = "own"
    os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, os.path.abspath(__file__), *sys.argv[1:]])

HERE = os.path.dirname(os.path.abspath(__file__))
# After this many silent seconds, Orca has finished speaking.
SILENCE = 0.6
# The general timeout in seconds, long enough for a busy machine.
PATIENCE = 60
# The timeout in seconds for speech after a key press.
KEY_PATIENCE = 15
WIDTH, HEIGHT = "1280", "900"

PREFERENCES = {
    "accessibility.force_disabled": -1,
    "intl.accept_languages": "pt-BR,pt",
    "intl.locale.requested": "pt-BR",
    "javascript.enabled": sys.argv[2] == "scripts",
    "ui.prefersReducedMotion": 1,
    # Turns off Firefox's own messages, prompts and requests.
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.formfill.enable": False,
    "browser.newtab.preload": False,
    "browser.preonboarding.enabled": False,
    "browser.sessionstore.resume_from_crash": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.translations.automaticallyPopup": False,
    "browser.translations.enable": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": True,
    "extensions.formautofill.addresses.enabled": False,
    "extensions.update.enabled": False,
    "gfx.webrender.software": True,
    "layout.css.visited_links_enabled": False,
    "layout.spellcheckDefault": 0,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "places.history.enabled": False,
    "services.settings.server": "http://127.0.0.1:9/",
    "sidebar.revamp": False,
    "signon.rememberSignons": False,
    "startup.homepage_welcome_url": "",
    "termsofuse.bypassNotification": True,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}

# Marks the end of reading a page. `speech.py` has the same value.
END = "\x04"

home = tempfile.mkdtemp(prefix="heard-")
environment = {
    "PATH": f"{home}/bin:/usr/bin:/bin:/usr/sbin",
    "HOME": home,
    "XDG_RUNTIME_DIR": f"{home}/run",
    "DBUS_SESSION_BUS_ADDRESS": os.environ["DBUS_SESSION_BUS_ADDRESS"],
    "LANG": "pt_BR.UTF-8",
    "LC_ALL": "pt_BR.UTF-8",
    "LANGUAGE": "pt_BR:pt",
    "GNOME_ACCESSIBILITY": "1",
    "GTK_MODULES": "gail:atk-bridge",
    "NO_AT_BRIDGE": "0",
    "GSETTINGS_BACKEND": "memory",
    "MOZ_ENABLE_WAYLAND": "0",
    "MOZ_CRASHREPORTER_DISABLE": "1",
}
started = []


def start(*command, **options):
    log = open(f"{home}/{os.path.basename(command[0])}.log", "w")
    process = subprocess.Popen(
        command, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True, **options
    )
    started.append(process)
    return process


def stop(process):
    # Only Xvfb has to clean up: it removes its lock in /tmp. The other programs are killed, because Orca would take two
    # seconds to end.
    os.killpg(process.pid, signal.SIGTERM if process.args[0] == "Xvfb" else signal.SIGKILL)
    process.wait()


def xdotool(*arguments):
    done = subprocess.run(["xdotool", *arguments], env=environment, capture_output=True, text=True, timeout=60)
    return done.stdout.strip()


def until(is_so, what):
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            logs = [f"{name}: {open(f'{home}/{name}').read()[-500:]}" for name in os.listdir(home) if name.endswith(".log")]
            raise RuntimeError("\n".join([f"{what} did not come within {PATIENCE} s.", *logs]))
        time.sleep(0.05)


class Ear:
    """Receives Orca's speech through a pipe."""

    def __init__(self, pipe):
        self.pipe = pipe
        self.rest = b""
        self.heard = []

    def hear(self, seconds):
        """Reads new speech. Returns whether there was any within `seconds`."""
        ready, _, _ = select.select([self.pipe], [], [], seconds)
        if not ready:
            return False
        said = os.read(self.pipe, 65536)
        if not said:
            raise RuntimeError(f"Orca stopped: {open(f'{home}/orca.log').read()}")
        *lines, self.rest = (self.rest + said).split(b"\n")
        self.heard += [line.decode() for line in lines]
        return True

    def hears(self, words, patience, since=0):
        """Whether `words` are spoken within `patience` seconds."""
        end = time.monotonic() + patience
        while not any(words in line for line in self.heard[since:]):
            left = end - time.monotonic()
            if left <= 0 or not self.hear(left):
                return False
        return True

    def silence(self):
        """Waits for silence. Returns all speech since the last call."""
        while self.hear(SILENCE):
            pass
        heard, self.heard = self.heard, []
        return [line for line in heard if line != END]


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def begin():
    os.mkdir(f"{home}/run", 0o700)
    os.mkdir(f"{home}/bin")
    # Orca does not start if `pgrep` finds another Orca of the same user, on any screen. This `pgrep` finds no Orca.
    os.symlink("/bin/true", f"{home}/bin/pgrep")
    os.makedirs(f"{home}/.local/share/orca")
    shutil.copy(f"{HERE}/speech.py", f"{home}/.local/share/orca/orca-customizations.py")
    preferences = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
    write(f"{home}/profile/user.js", "".join(preferences))

    read, tell = os.pipe()
    number_read, number = os.pipe()
    # Without `-noreset`, Xvfb resets when its last client disconnects, and drops clients that connect then.
    start("Xvfb", "-noreset", "-displayfd", str(number), "-screen", "0", "1280x900x24", "-nolisten", "tcp", pass_fds=[number])
    os.close(number)
    environment["DISPLAY"] = f":{os.fdopen(number_read).readline().strip()}"
    start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1")
    until(lambda: "unix:" in root_property("AT_SPI_BUS"), "The accessibility bus")
    start("openbox")
    until(lambda: "window id" in root_property("_NET_SUPPORTING_WM_CHECK"), "The window manager")
    environment["HEARD"] = str(tell)
    start("orca", "--debug-file", f"{home}/orca-debug.log", pass_fds=[tell])
    os.close(tell)
    del environment["HEARD"]
    ear = Ear(read)
    if not ear.hears("", PATIENCE):
        raise RuntimeError("Orca says nothing.")
    ear.silence()
    return ear


def root_property(name):
    done = subprocess.run(["xprop", "-root", name], env=environment, capture_output=True, text=True)
    return done.stdout


def windows():
    return xdotool("search", "--onlyvisible", "--class", "firefox").split()


def arrive(url, ear):
    start("firefox-esr", "--no-remote", "--profile", f"{home}/profile", "--width", WIDTH, "--height", HEIGHT, url)
    until(windows, "Firefox")
    xdotool("windowsize", windows()[-1], WIDTH, HEIGHT)
    # Orca reads the whole page, unless the URL has a fragment.
    ear.hears("Página tem" if "#" in url else END, PATIENCE)


def walk(key, stops, ear):
    for words in stops:
        since = len(ear.heard)
        xdotool("key", key)
        if not ear.hears(words, KEY_PATIENCE, since):
            return


def take(step, ear):
    if "press" in step:
        walk(step["press"], step["until"], ear)
    elif "type" in step:
        xdotool("type", "--delay", "30", step["type"])
    else:
        ear.hears(step["listen"], KEY_PATIENCE)


def answer(ear):
    print(json.dumps(ear.silence()), flush=True)


try:
    ear = begin()
    arrive(sys.argv[1], ear)
    answer(ear)
    for line in sys.stdin:
        take(json.loads(line), ear)
        answer(ear)
finally:
    for process in reversed(started):
        stop(process)
    if "HEARD_KEEP" in os.environ:
        print(home, file=sys.stderr)
    else:
        shutil.rmtree(home, ignore_errors=True)
