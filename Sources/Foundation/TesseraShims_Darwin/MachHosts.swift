// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Glibc

// What Mach says of the machine, as far as apps ask: its memory and the time of its processors.

public var HOST_BASIC_INFO: Int32 { 1 }
public var HOST_VM_INFO: Int32 { 2 }
public var HOST_CPU_LOAD_INFO: Int32 { 3 }
public var HOST_VM_INFO64: Int32 { 4 }
public var PROCESSOR_BASIC_INFO: Int32 { 1 }
public var PROCESSOR_CPU_LOAD_INFO: Int32 { 2 }
public var CPU_STATE_USER: Int32 { 0 }
public var CPU_STATE_SYSTEM: Int32 { 1 }
public var CPU_STATE_IDLE: Int32 { 2 }
public var CPU_STATE_NICE: Int32 { 3 }
public var CPU_STATE_MAX: Int32 { 4 }
public var HOST_CPU_LOAD_INFO_COUNT: mach_msg_type_number_t { 4 }
public var HOST_VM_INFO64_COUNT: mach_msg_type_number_t {
  mach_msg_type_number_t(MemoryLayout<vm_statistics64>.size / MemoryLayout<integer_t>.size)
}
public var HOST_VM_INFO_COUNT: mach_msg_type_number_t {
  mach_msg_type_number_t(MemoryLayout<vm_statistics>.size / MemoryLayout<integer_t>.size)
}

/// The machine's memory in pages, in numbers of 32 bits.
public struct vm_statistics: Sendable {
  public var free_count: natural_t = 0
  public var active_count: natural_t = 0
  public var inactive_count: natural_t = 0
  public var wire_count: natural_t = 0
  public var zero_fill_count: natural_t = 0
  public var reactivations: natural_t = 0
  public var pageins: natural_t = 0
  public var pageouts: natural_t = 0
  public var faults: natural_t = 0
  public var cow_faults: natural_t = 0
  public var lookups: natural_t = 0
  public var hits: natural_t = 0
  public var purgeable_count: natural_t = 0
  public var purges: natural_t = 0
  public var speculative_count: natural_t = 0

  public init() {}
}
public typealias vm_statistics_data_t = vm_statistics

/// The machine's memory in pages. Counts of faults and of compressed pages are 0.
public struct vm_statistics64: Sendable {
  public var free_count: natural_t = 0
  public var active_count: natural_t = 0
  public var inactive_count: natural_t = 0
  public var wire_count: natural_t = 0
  public var zero_fill_count: UInt64 = 0
  public var reactivations: UInt64 = 0
  public var pageins: UInt64 = 0
  public var pageouts: UInt64 = 0
  public var faults: UInt64 = 0
  public var cow_faults: UInt64 = 0
  public var lookups: UInt64 = 0
  public var hits: UInt64 = 0
  public var purges: UInt64 = 0
  public var purgeable_count: natural_t = 0
  public var speculative_count: natural_t = 0
  public var decompressions: UInt64 = 0
  public var compressions: UInt64 = 0
  public var swapins: UInt64 = 0
  public var swapouts: UInt64 = 0
  public var compressor_page_count: natural_t = 0
  public var throttled_count: natural_t = 0
  public var external_page_count: natural_t = 0
  public var internal_page_count: natural_t = 0
  public var total_uncompressed_pages_in_compressor: UInt64 = 0

  public init() {}
}
public typealias vm_statistics64_data_t = vm_statistics64

/// The time of all processors since the machine began, in ticks: for users, the system, none, and users that yield.
public struct host_cpu_load_info: Sendable {
  public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)

  public init() {}
  public init(cpu_ticks: (natural_t, natural_t, natural_t, natural_t)) { self.cpu_ticks = cpu_ticks }
}
public typealias host_cpu_load_info_data_t = host_cpu_load_info

/// The port of this machine.
public func mach_host_self() -> mach_port_t { 0x203 }

/// The bytes of a page of the machine's memory.
@discardableResult public func host_page_size(
  _ host: host_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>!
) -> kern_return_t {
  out_page_size.pointee = vm_page_size
  return KERN_SUCCESS
}

/// The machine's memory (`HOST_VM_INFO`) or the time of its processors (`HOST_CPU_LOAD_INFO`); `KERN_INVALID_ARGUMENT` for
/// anything else and where there is no room.
@discardableResult public func host_statistics(
  _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t!,
  _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard let host_info_out, let host_info_outCnt else { return KERN_INVALID_ARGUMENT }
  let room = host_info_outCnt.pointee
  switch flavor {
  case HOST_CPU_LOAD_INFO where room >= HOST_CPU_LOAD_INFO_COUNT:
    guard let all = processorTicks().first else { return KERN_FAILURE }
    host_info_outCnt.pointee = HOST_CPU_LOAD_INFO_COUNT
    UnsafeMutableRawPointer(host_info_out).storeBytes(
      of: host_cpu_load_info(cpu_ticks: (all[0], all[1], all[2], all[3])), as: host_cpu_load_info.self)
  case HOST_VM_INFO where room >= HOST_VM_INFO_COUNT:
    let memory = MachineMemory()
    var info = vm_statistics()
    (info.free_count, info.active_count, info.inactive_count) = (memory.free, memory.active, memory.inactive)
    info.wire_count = memory.wired
    host_info_outCnt.pointee = HOST_VM_INFO_COUNT
    UnsafeMutableRawPointer(host_info_out).storeBytes(of: info, as: vm_statistics.self)
  default: return KERN_INVALID_ARGUMENT
  }
  return KERN_SUCCESS
}

/// The machine's memory (`HOST_VM_INFO64`); `KERN_INVALID_ARGUMENT` for anything else and where there is no room.
@discardableResult public func host_statistics64(
  _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info64_out: host_info64_t!,
  _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard let host_info64_out, let host_info64_outCnt, flavor == HOST_VM_INFO64,
    host_info64_outCnt.pointee >= HOST_VM_INFO64_COUNT
  else { return KERN_INVALID_ARGUMENT }
  let memory = MachineMemory()
  var info = vm_statistics64()
  (info.free_count, info.active_count, info.inactive_count) = (memory.free, memory.active, memory.inactive)
  (info.wire_count, info.external_page_count, info.internal_page_count) = (
    memory.wired, memory.cached, memory.anonymous
  )
  host_info64_outCnt.pointee = HOST_VM_INFO64_COUNT
  UnsafeMutableRawPointer(host_info64_out).storeBytes(of: info, as: vm_statistics64.self)
  return KERN_SUCCESS
}

/// The time of each processor in ticks, four numbers each (`PROCESSOR_CPU_LOAD_INFO`); `KERN_INVALID_ARGUMENT` for anything
/// else. The caller gives the numbers back by `vm_deallocate`.
@discardableResult public func host_processor_info(
  _ host: host_t, _ flavor: processor_flavor_t, _ out_processor_count: UnsafeMutablePointer<natural_t>!,
  _ out_processor_info: UnsafeMutablePointer<processor_info_array_t?>!,
  _ out_processor_infoCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard flavor == PROCESSOR_CPU_LOAD_INFO else { return KERN_INVALID_ARGUMENT }
  let ticks = processorTicks().dropFirst().flatMap { $0 }
  guard let pages = tessera_pages(ticks.count * MemoryLayout<integer_t>.size) else { return KERN_NO_SPACE }
  let list = pages.bindMemory(to: integer_t.self, capacity: max(1, ticks.count))
  for (place, number) in ticks.enumerated() { list[place] = integer_t(bitPattern: number) }
  out_processor_count.pointee = natural_t(ticks.count / Int(CPU_STATE_MAX))
  (out_processor_info.pointee, out_processor_infoCnt.pointee) = (list, mach_msg_type_number_t(ticks.count))
  return KERN_SUCCESS
}

/// The ticks of all processors together, and then of each, in the order of Mach.
private func processorTicks() -> [[natural_t]] {
  let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
  return text.split(separator: "\n").filter { $0.hasPrefix("cpu") }.compactMap { line in
    // Linux counts users, users that yield, the system, none.
    let numbers = line.split(separator: " ").dropFirst().prefix(4).map { UInt64($0) ?? 0 }
    guard numbers.count == 4 else { return nil }
    return [numbers[0], numbers[2], numbers[3], numbers[1]].map { natural_t(truncatingIfNeeded: $0) }
  }
}

/// The machine's memory in pages.
private struct MachineMemory {
  let free, active, inactive, wired, cached, anonymous: natural_t

  init() {
    let text = (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8)) ?? ""
    var kilobytes: [Substring: UInt64] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(whereSeparator: { $0 == ":" || $0 == " " })
      if parts.count > 1 { kilobytes[parts[0]] = UInt64(parts[1]) }
    }
    func pages(_ name: Substring) -> natural_t {
      natural_t(clamping: (kilobytes[name] ?? 0) * 1024 / UInt64(vm_page_size))
    }
    (free, active, inactive) = (pages("MemFree"), pages("Active"), pages("Inactive"))
    (cached, anonymous) = (pages("Cached"), pages("AnonPages"))
    // What Darwin counts as wired is the kernel's own.
    wired = pages("Slab") &+ pages("PageTables") &+ pages("KernelStack") &+ pages("Unevictable")
  }
}
