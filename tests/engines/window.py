#!/usr/bin/python3
"""Opens a window that contains only a WebKit page. The window can be as narrow as a phone. Tests control the page.

The only argument is a script that runs before every page's own scripts.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def create_view(session):
    scripts = WebKit2.UserContentManager()
    start = WebKit2.UserScriptInjectionTime.START
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    scripts.add_script(WebKit2.UserScript.new(sys.argv[1], frames, start, None, None))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=scripts)
    view.set_size_request(320, 200)
    window = Gtk.Window()
    window.add(view)
    window.set_default_size(390, 844)
    window.show_all()
    return view


def start_session(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Window")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


# Stores nothing between sessions.
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", start_session)
Gtk.main()
