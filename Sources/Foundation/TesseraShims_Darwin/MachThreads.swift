// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import Foundation
public import Glibc

// Threads of this process. A thread's port is the kernel's number of it.

public var THREAD_BASIC_INFO: Int32 { 3 }
public var THREAD_IDENTIFIER_INFO: Int32 { 4 }
public var THREAD_INFO_MAX: Int32 { 32 }
public var THREAD_BASIC_INFO_COUNT: mach_msg_type_number_t {
  mach_msg_type_number_t(MemoryLayout<thread_basic_info>.size / MemoryLayout<natural_t>.size)
}
/// A thread's share of a processor that is all of it.
public var TH_USAGE_SCALE: Int32 { 1000 }
public var TH_STATE_RUNNING: Int32 { 1 }
public var TH_STATE_STOPPED: Int32 { 2 }
public var TH_STATE_WAITING: Int32 { 3 }
public var TH_STATE_UNINTERRUPTIBLE: Int32 { 4 }
public var TH_STATE_HALTED: Int32 { 5 }
public var TH_FLAGS_SWAPPED: Int32 { 1 }
public var TH_FLAGS_IDLE: Int32 { 2 }

/// A thread's time and state.
public struct thread_basic_info: Sendable {
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  /// The thread's share of a processor since it began, out of `TH_USAGE_SCALE`.
  public var cpu_usage: integer_t = 0
  public var policy: policy_t = 0
  public var run_state: integer_t = 0
  public var flags: integer_t = 0
  public var suspend_count: integer_t = 0
  /// Seconds that the thread has slept; 0, since they are not counted.
  public var sleep_time: integer_t = 0

  public init() {}
}
public typealias thread_basic_info_t = UnsafeMutablePointer<thread_basic_info>
public typealias thread_basic_info_data_t = thread_basic_info

/// The port of the thread that asks.
public func mach_thread_self() -> mach_port_t { mach_port_t(bitPattern: tessera_thread_number()) }

/// The port of a thread: of this one where it asks for itself, else `MACH_PORT_NULL`.
public func pthread_mach_thread_np(_ thread: pthread_t) -> mach_port_t {
  pthread_equal(thread, pthread_self()) != 0 ? mach_thread_self() : 0
}

/// The system's number of a thread.
///
/// - Returns: 0, or `ESRCH` for another thread than the one that asks.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ id: UnsafeMutablePointer<UInt64>!) -> Int32 {
  guard thread.map({ pthread_equal($0, pthread_self()) != 0 }) ?? true else { return ESRCH }
  id?.pointee = UInt64(tessera_thread_number())
  return 0
}

/// The threads of this process.
///
/// - Parameter act_list: Set to their ports, which the caller gives back by `vm_deallocate`.
@discardableResult public func task_threads(
  _ target_task: task_inspect_t, _ act_list: UnsafeMutablePointer<thread_act_array_t?>!,
  _ act_listCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard target_task == mach_task_self_ else { return KERN_INVALID_TASK }
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
  let ports = names.compactMap { thread_act_t($0) }.sorted()
  guard let pages = tessera_pages(ports.count * MemoryLayout<thread_act_t>.size) else { return KERN_NO_SPACE }
  let list = pages.bindMemory(to: thread_act_t.self, capacity: max(1, ports.count))
  for (place, port) in ports.enumerated() { list[place] = port }
  (act_list.pointee, act_listCnt.pointee) = (list, mach_msg_type_number_t(ports.count))
  return KERN_SUCCESS
}

/// A thread's time and state (`THREAD_BASIC_INFO`); `KERN_INVALID_ARGUMENT` for anything else, for a thread that has ended,
/// and where there is no room.
@discardableResult public func thread_info(
  _ target_act: thread_inspect_t, _ flavor: thread_flavor_t, _ thread_info_out: thread_info_t!,
  _ thread_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard Int32(bitPattern: flavor) == THREAD_BASIC_INFO, let thread_info_out, let thread_info_outCnt,
    thread_info_outCnt.pointee >= THREAD_BASIC_INFO_COUNT,
    let text = try? String(contentsOfFile: "/proc/self/task/\(target_act)/stat", encoding: .utf8)
  else { return KERN_INVALID_ARGUMENT }
  // The name, in brackets, may hold blanks. Behind it stand the state, and as the 12th and 13th the times in ticks.
  let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
  guard fields.count > 19, let user = Int(fields[11]), let system = Int(fields[12]), let start = Int(fields[19]) else {
    return KERN_INVALID_ARGUMENT
  }
  var info = thread_basic_info()
  let rate = max(1, sysconf(Int32(_SC_CLK_TCK)))
  func time(_ ticks: Int) -> time_value_t {
    time_value_t(seconds: integer_t(ticks / rate), microseconds: integer_t(ticks % rate * 1_000_000 / rate))
  }
  (info.user_time, info.system_time) = (time(user), time(system))
  let uptime = try? String(contentsOfFile: "/proc/uptime", encoding: .utf8)
  let now = uptime?.split(separator: " ").first.flatMap { Double($0) } ?? 0
  let age = max(now - Double(start) / Double(rate), 1 / Double(rate))
  info.cpu_usage = integer_t(min(1, Double(user + system) / Double(rate) / age) * Double(TH_USAGE_SCALE))
  info.run_state = fields[0] == "R" ? TH_STATE_RUNNING : fields[0] == "T" ? TH_STATE_STOPPED : TH_STATE_WAITING
  UnsafeMutableRawPointer(thread_info_out).storeBytes(of: info, as: thread_basic_info.self)
  thread_info_outCnt.pointee = THREAD_BASIC_INFO_COUNT
  return KERN_SUCCESS
}

/// Stops a thread. Threads cannot be stopped from outside here: the result is `KERN_NOT_SUPPORTED`.
@discardableResult public func thread_suspend(_ target_act: thread_act_t) -> kern_return_t { KERN_NOT_SUPPORTED }
/// Has a thread go on that was stopped; the result is `KERN_NOT_SUPPORTED`, since none can be stopped.
@discardableResult public func thread_resume(_ target_act: thread_act_t) -> kern_return_t { KERN_NOT_SUPPORTED }
/// A thread's registers, which cannot be read here: the result is `KERN_NOT_SUPPORTED`.
@discardableResult public func thread_get_state(
  _ target_act: thread_act_t, _ flavor: thread_state_flavor_t, _ old_state: thread_state_t!,
  _ old_stateCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_NOT_SUPPORTED }
/// Sets a thread's registers, which cannot be set here: the result is `KERN_NOT_SUPPORTED`.
@discardableResult public func thread_set_state(
  _ target_act: thread_act_t, _ flavor: thread_state_flavor_t, _ new_state: thread_state_t!,
  _ new_stateCnt: mach_msg_type_number_t
) -> kern_return_t { KERN_NOT_SUPPORTED }
