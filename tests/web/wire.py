"""A wire between a browser and the server that can be cut without anybody being told: nothing comes through any more,
and nothing is closed. What was cut stays dead when it is mended; new lines work."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from urllib.parse import urlsplit


class Wire:
    """Listens on a port of its own and passes everything on."""

    def __init__(self, address: str) -> None:
        target = urlsplit(address)
        assert target.hostname is not None
        assert target.port is not None
        self._target = (target.hostname, target.port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}/"
        self._lock = threading.Lock()
        self._open: list[_Line] = []
        self._is_cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Wire:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listening.close()
        with self._lock:
            for line in self._open:
                line.close()

    def cut(self, *, only_answers: bool = False) -> None:
        """From now on nothing arrives any more; or only what the server says does not."""
        with self._lock:
            self._is_cut = True
            for line in self._open:
                line.is_deaf = not only_answers
                line.is_mute = True

    def mend(self) -> None:
        with self._lock:
            self._is_cut = False

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(self._target)
            except OSError:  # there is no server now
                near.close()
                continue
            with self._lock:
                line = _Line(near, far, self._is_cut)
                self._open.append(line)
            line.start()


class _Line:
    """One connection. Mute: the server's words are swallowed. Deaf: the browser's are."""

    def __init__(self, near: socket.socket, far: socket.socket, is_cut: bool) -> None:
        self.is_deaf = self.is_mute = is_cut
        self._near, self._far = near, far

    def start(self) -> None:
        threading.Thread(target=self._pump, args=(self._near, self._far, "is_deaf"), daemon=True).start()
        threading.Thread(target=self._pump, args=(self._far, self._near, "is_mute"), daemon=True).start()

    def _pump(self, start: socket.socket, end: socket.socket, swallowing: str) -> None:
        with contextlib.suppress(OSError):
            while data := start.recv(65536):
                if not getattr(self, swallowing):
                    end.sendall(data)
            if not getattr(self, swallowing):
                end.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        for each in (self._near, self._far):
            with contextlib.suppress(OSError):
                each.close()
