"""Orca runs this file when Orca starts. Orca's log of what it says goes to file descriptor 3, line by line."""

import logging
import os

import orca.settings
import orca.speech
from gi.repository import Atspi

# Orca skips an element if the browser does not answer within this timeout, in milliseconds. The default of 800 ms is too
# short for a busy machine.
Atspi.set_timeout(60_000, 60_000)
orca.settings.enableKeyEcho = False

log = logging.getLogger("speech")
log.setLevel(logging.INFO)
log.addHandler(logging.StreamHandler(os.fdopen(3, "w")))
# Without a speech server, no speech is queued or interrupted.
orca.speech.init = lambda: None
