// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Glibc

// What Darwin's kernel says of a process, as far as apps ask how much memory they use.

public typealias kern_return_t = Int32
public typealias mach_port_t = UInt32
public typealias task_name_t = mach_port_t
public typealias task_flavor_t = UInt32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_msg_type_number_t = natural_t
public typealias mach_vm_size_t = UInt64
public typealias task_info_t = UnsafeMutablePointer<integer_t>

public var KERN_SUCCESS: Int32 { 0 }
public var KERN_INVALID_ARGUMENT: Int32 { 4 }
public var MACH_TASK_BASIC_INFO: Int32 { 20 }
public var TASK_VM_INFO: Int32 { 22 }

/// This process.
public var mach_task_self_: mach_port_t { 0x103 }

/// Seconds and millionths.
public struct time_value: Sendable {
  public var seconds: integer_t
  public var microseconds: integer_t

  public init() { (seconds, microseconds) = (0, 0) }
  public init(seconds: integer_t, microseconds: integer_t) {
    (self.seconds, self.microseconds) = (seconds, microseconds)
  }
}
public typealias time_value_t = time_value

/// A process's memory and time.
public struct mach_task_basic_info: Sendable {
  /// Bytes of addresses.
  public var virtual_size: mach_vm_size_t = 0
  /// Bytes of memory.
  public var resident_size: mach_vm_size_t = 0
  /// The most bytes of memory that there were.
  public var resident_size_max: mach_vm_size_t = 0
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: Int32 = 0
  public var suspend_count: integer_t = 0

  public init() {}
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// A process's memory.
public struct task_vm_info: Sendable {
  /// Bytes of addresses.
  public var virtual_size: mach_vm_size_t = 0
  public var region_count: integer_t = 0
  /// Bytes of a page.
  public var page_size: integer_t = 0
  /// Bytes of memory.
  public var resident_size: mach_vm_size_t = 0
  /// The most bytes of memory that there were.
  public var resident_size_peak: mach_vm_size_t = 0
  /// Bytes that the process is held to account for: here what it has in memory.
  public var phys_footprint: mach_vm_size_t = 0

  public init() {}
}
public typealias task_vm_info_data_t = task_vm_info

/// Tells of this process; `KERN_INVALID_ARGUMENT` for what else there is to be told, and where there is no room.
public func task_info(
  _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard let task_info_out, let task_info_outCnt else { return KERN_INVALID_ARGUMENT }
  let room = Int(task_info_outCnt.pointee) * MemoryLayout<integer_t>.size
  let memory = ownMemory()
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  let peak = UInt64(usage.ru_maxrss) * 1024
  switch Int32(bitPattern: flavor) {
  case MACH_TASK_BASIC_INFO where room >= MemoryLayout<mach_task_basic_info>.size:
    var info = mach_task_basic_info()
    (info.virtual_size, info.resident_size, info.resident_size_max) = (memory.addresses, memory.resident, peak)
    info.user_time = time_value(usage.ru_utime)
    info.system_time = time_value(usage.ru_stime)
    UnsafeMutableRawPointer(task_info_out).storeBytes(of: info, as: mach_task_basic_info.self)
  case TASK_VM_INFO where room >= MemoryLayout<task_vm_info>.size:
    var info = task_vm_info()
    (info.virtual_size, info.resident_size, info.phys_footprint) = (memory.addresses, memory.resident, memory.resident)
    info.resident_size_peak = peak
    info.page_size = integer_t(pageSize)
    UnsafeMutableRawPointer(task_info_out).storeBytes(of: info, as: task_vm_info.self)
  default: return KERN_INVALID_ARGUMENT
  }
  return KERN_SUCCESS
}

/// A result in words.
public func mach_error_string(_ error_value: kern_return_t) -> UnsafeMutablePointer<CChar>! {
  error_value == KERN_SUCCESS ? words.success : error_value == KERN_INVALID_ARGUMENT ? words.argument : words.other
}

private nonisolated(unsafe) let words = (
  success: strdup("(os/kern) successful"), argument: strdup("(os/kern) invalid argument"),
  other: strdup("(os/kern) failure")
)

private var pageSize: Int { Int(sysconf(Int32(_SC_PAGESIZE))) }

/// The bytes of addresses and of memory that the process has.
private func ownMemory() -> (addresses: UInt64, resident: UInt64) {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = text.split(separator: " ").prefix(2).map { UInt64($0) ?? 0 }
  guard pages.count == 2 else { return (0, 0) }
  return (pages[0] * UInt64(pageSize), pages[1] * UInt64(pageSize))
}

extension time_value {
  fileprivate init(_ time: timeval) {
    self.init(seconds: integer_t(truncatingIfNeeded: time.tv_sec), microseconds: integer_t(time.tv_usec))
  }
}

// MARK: - sysctl

/// What the system says by name, of those names that apps ask for; else -1 and `ENOENT`.
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard newp == nil, let name, let oldlenp, let value = systemValue(String(cString: name)) else {
    errno = newp == nil ? ENOENT : EPERM
    return -1
  }
  defer { oldlenp.pointee = value.count }
  guard let oldp else { return 0 }
  guard oldlenp.pointee >= value.count else {
    errno = ENOMEM
    return -1
  }
  value.withUnsafeBytes { oldp.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(oldp), byteCount: $0.count) }
  return 0
}

private func systemValue(_ name: String) -> [UInt8]? {
  var system = utsname()
  uname(&system)
  func text<Characters>(_ characters: Characters) -> [UInt8] {
    withUnsafeBytes(of: characters) { Array($0.prefix { $0 != 0 }) + [0] }
  }
  func number<Number>(_ number: Number) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }
  let cores = Int32(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  switch name {
  case "hw.machine": return text(system.machine)
  case "kern.ostype": return text(system.sysname)
  case "kern.osrelease": return text(system.release)
  case "kern.version": return text(system.version)
  case "kern.hostname": return text(system.nodename)
  case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.physicalcpu": return number(cores)
  case "hw.memsize": return number(UInt64(sysconf(Int32(_SC_PHYS_PAGES))) * UInt64(pageSize))
  case "hw.pagesize": return number(Int64(pageSize))
  default: return nil
  }
}
