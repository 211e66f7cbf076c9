// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Glibc

// What Darwin's kernel says by `sysctl`, as far as apps ask: whether they are debugged, when they and the machine began.

public var CTL_KERN: Int32 { 1 }
public var CTL_HW: Int32 { 6 }
public var KERN_OSRELEASE: Int32 { 2 }
public var KERN_PROC: Int32 { 14 }
public var KERN_PROC_ALL: Int32 { 0 }
public var KERN_PROC_PID: Int32 { 1 }
public var KERN_BOOTTIME: Int32 { 21 }
public var HW_MACHINE: Int32 { 1 }
public var HW_MODEL: Int32 { 2 }
public var HW_NCPU: Int32 { 3 }
public var HW_PAGESIZE: Int32 { 7 }
public var HW_MEMSIZE: Int32 { 24 }
/// A debugger is attached to the process.
public var P_TRACED: Int32 { 0x800 }

/// A process, as far as apps ask.
public struct extern_proc: Sendable {
  /// When the process began.
  public struct Start: Sendable {
    public var __p_starttime = timeval()
    public init() {}
  }

  public var p_un = Start()
  /// What the process is: `P_TRACED` or nothing.
  public var p_flag: Int32 = 0
  public var p_pid: pid_t = 0

  public init() {}
  public var p_starttime: timeval {
    get { p_un.__p_starttime }
    set { p_un.__p_starttime = newValue }
  }
}

/// What belongs to a process beside itself.
public struct eproc: Sendable {
  /// The parent's number.
  public var e_ppid: pid_t = 0
  public init() {}
}

/// What the kernel knows of a process.
public struct kinfo_proc: Sendable {
  public var kp_proc = extern_proc()
  public var kp_eproc = eproc()
  public init() {}
}

/// What the system says by numbers, of those that apps ask for; else -1 and `ENOENT`.
@discardableResult
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name, namelen >= 2 else {
    errno = EINVAL
    return -1
  }
  let numbers = UnsafeBufferPointer(start: name, count: Int(namelen))
  switch (numbers[0], numbers[1]) {
  case (CTL_KERN, KERN_PROC) where numbers.count >= 4 && numbers[2] == KERN_PROC_PID:
    guard let process = kinfo_proc(of: numbers[3]) else { break }
    return answer(process, oldp, oldlenp, newp)
  case (CTL_KERN, KERN_BOOTTIME):
    return answer(timeval(tv_sec: bootTime(), tv_usec: 0), oldp, oldlenp, newp)
  case (CTL_KERN, KERN_OSRELEASE): return sysctlbyname("kern.osrelease", oldp, oldlenp, newp, newlen)
  case (CTL_HW, HW_MACHINE), (CTL_HW, HW_MODEL): return sysctlbyname("hw.machine", oldp, oldlenp, newp, newlen)
  case (CTL_HW, HW_NCPU): return sysctlbyname("hw.ncpu", oldp, oldlenp, newp, newlen)
  case (CTL_HW, HW_PAGESIZE): return sysctlbyname("hw.pagesize", oldp, oldlenp, newp, newlen)
  case (CTL_HW, HW_MEMSIZE): return sysctlbyname("hw.memsize", oldp, oldlenp, newp, newlen)
  default: break
  }
  errno = ENOENT
  return -1
}

private func answer<Value>(
  _ value: Value, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
  _ newp: UnsafeMutableRawPointer?
) -> Int32 {
  guard newp == nil, let oldlenp else {
    errno = EPERM
    return -1
  }
  let size = MemoryLayout<Value>.size
  let room = oldlenp.pointee
  oldlenp.pointee = size
  guard let oldp else { return 0 }
  guard room >= size else {
    errno = ENOMEM
    return -1
  }
  withUnsafeBytes(of: value) { bytes in
    if let start = bytes.baseAddress { oldp.copyMemory(from: start, byteCount: size) }
  }
  return 0
}

extension kinfo_proc {
  /// What `/proc` says of a process; `nil` where there is none.
  fileprivate init?(of process: pid_t) {
    self.init()
    let lines = text(of: "/proc/\(process)/status").split(separator: "\n")
    func number(_ name: String) -> Int32? {
      lines.first { $0.hasPrefix(name + ":") }.flatMap {
        Int32($0.dropFirst(name.count + 1).filter { !$0.isWhitespace })
      }
    }
    guard let own = number("Pid") else { return nil }
    kp_proc.p_pid = own
    kp_eproc.e_ppid = number("PPid") ?? 0
    if let tracer = number("TracerPid"), tracer != 0 { kp_proc.p_flag |= P_TRACED }
    // The 22nd field of all, in ticks since the machine began; the second, in brackets, may hold blanks.
    let fields = text(of: "/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ") ?? []
    if fields.count > 19, let ticks = Int(fields[19]) {
      let rate = max(1, sysconf(Int32(_SC_CLK_TCK)))
      kp_proc.p_starttime = timeval(
        tv_sec: bootTime() + ticks / rate, tv_usec: (ticks % rate) * 1_000_000 / rate)
    }
  }
}

private func text(of path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 65_536)
  let count = fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes.prefix(count), as: UTF8.self)
}

/// The bytes of memory that the app may still use: those that the machine has.
public func os_proc_available_memory() -> Int {
  let line = text(of: "/proc/meminfo").split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
  return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
}

/// The largest number of a `Float`.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }

/// Stirs the row of `arc4random()`, which stirs itself: nothing is to be done, as on Apple's platforms.
public func arc4random_stir() {}

// Darwin's headers have these as plain numbers.

public var SOCK_STREAM: Int32 { 1 }
public var SOCK_DGRAM: Int32 { 2 }
public var SOCK_RAW: Int32 { 3 }
public var IPPROTO_IP: Int32 { 0 }
public var IPPROTO_ICMP: Int32 { 1 }
public var IPPROTO_TCP: Int32 { 6 }
public var IPPROTO_UDP: Int32 { 17 }
public var IPPROTO_IPV6: Int32 { 41 }
