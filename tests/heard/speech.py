"""Orca runs this file when Orca starts. The file writes speech to file descriptor 3, line by line."""

import os

import orca.settings
import orca.speech
from gi.repository import Atspi

# Orca skips an element if the browser does not answer within this timeout, in milliseconds. The default of 800 ms is too
# short for a busy machine.
Atspi.set_timeout(60_000, 60_000)
orca.settings.enableKeyEcho = False

listener = os.fdopen(3, "w", buffering=1)
# Orca breaks a text into parts, and `speak` calls itself for each part.
depth = 0
parts = []
speak_once = orca.speech.speak


def tell(text):
    line = " ".join(str(text).split())
    if line:
        listener.write(line + "\n")


def speak(content, acss=None, interrupt=True):
    global depth
    depth += 1
    try:
        speak_once(content, acss, interrupt)
    finally:
        depth -= 1
        if depth == 0:
            tell(" ".join(parts))
            parts.clear()


def say_all(utterances, _progress):
    for context, _acss in utterances:
        tell(context.utterance)
    tell("END")


orca.speech._speak = lambda text, acss, interrupt: parts.append(text) if depth else tell(text)
orca.speech.speak = speak
orca.speech.sayAll = say_all
orca.speech.speakCharacter = lambda character, acss=None: tell(character)
orca.speech.speakKeyEvent = lambda event, acss=None: None
# Without a speech server, no speech is queued or interrupted.
orca.speech.init = lambda: None
