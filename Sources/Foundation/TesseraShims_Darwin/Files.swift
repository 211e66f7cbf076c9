// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Glibc

// Darwin's names of what is said of files, and of flags that Linux lacks.

extension stat {
  /// When the file was last read.
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  /// When the file was last written.
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  /// When the file's state last changed.
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
  /// When the file was made. Linux does not say: it is the earliest of the other times.
  public var st_birthtimespec: timespec {
    [st_atim, st_mtim, st_ctim].min { ($0.tv_sec, $0.tv_nsec) < ($1.tv_sec, $1.tv_nsec) } ?? st_ctim
  }
  /// Flags of Darwin's file systems: none.
  public var st_flags: UInt32 { 0 }
  /// The generation of the file's number: 0.
  public var st_gen: UInt32 { 0 }
}

/// A file that is opened for its events alone. Here it is opened as a place (`O_PATH`), which cannot be read either.
public var O_EVTONLY: Int32 { 0o10_000_000 }
/// A symbolic link that is opened itself. Linux opens it as a place, with `O_PATH` and `O_NOFOLLOW`.
public var O_SYMLINK: Int32 { 0o10_400_000 }
/// Whether a socket whose other end is gone raises no signal. Linux has no such option: `setsockopt` fails with
/// `ENOPROTOOPT`; `MSG_NOSIGNAL` does the same for one `send`.
public var SO_NOSIGPIPE: Int32 { 0x1022 }
/// Asks `fcntl` to write everything down; it fails with `EINVAL` here, after which `fsync` is what is left.
public var F_FULLFSYNC: Int32 { 51 }
/// Asks `fcntl` not to cache a file; it fails with `EINVAL` here.
public var F_NOCACHE: Int32 { 48 }
/// Asks `fcntl` for a file's path; it fails with `EINVAL` here.
public var F_GETPATH: Int32 { 50 }
/// Asks `fcntl` to have no signal raised; it fails with `EINVAL` here.
public var F_SETNOSIGPIPE: Int32 { 73 }
