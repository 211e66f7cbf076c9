// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Glibc

// Mach's exceptions. No port receives any: handlers cannot be set, and a fault is a signal, as it is for `signal` and
// `sigaction`.

public typealias exception_type_t = Int32
public typealias exception_data_type_t = integer_t
public typealias exception_data_t = UnsafeMutablePointer<exception_data_type_t>
public typealias exception_behavior_t = Int32
public typealias exception_mask_t = UInt32
public typealias exception_handler_t = mach_port_t
public typealias exception_port_t = mach_port_t
public typealias exception_mask_array_t = UnsafeMutablePointer<exception_mask_t>
public typealias exception_behavior_array_t = UnsafeMutablePointer<exception_behavior_t>
public typealias exception_flavor_array_t = UnsafeMutablePointer<thread_state_flavor_t>
public typealias exception_handler_array_t = UnsafeMutablePointer<exception_handler_t>
public typealias mach_exception_data_type_t = Int64

public var EXC_BAD_ACCESS: Int32 { 1 }
public var EXC_BAD_INSTRUCTION: Int32 { 2 }
public var EXC_ARITHMETIC: Int32 { 3 }
public var EXC_EMULATION: Int32 { 4 }
public var EXC_SOFTWARE: Int32 { 5 }
public var EXC_BREAKPOINT: Int32 { 6 }
public var EXC_SYSCALL: Int32 { 7 }
public var EXC_MACH_SYSCALL: Int32 { 8 }
public var EXC_RPC_ALERT: Int32 { 9 }
public var EXC_CRASH: Int32 { 10 }
public var EXC_RESOURCE: Int32 { 11 }
public var EXC_GUARD: Int32 { 12 }
public var EXC_MASK_BAD_ACCESS: Int32 { 1 << 1 }
public var EXC_MASK_BAD_INSTRUCTION: Int32 { 1 << 2 }
public var EXC_MASK_ARITHMETIC: Int32 { 1 << 3 }
public var EXC_MASK_EMULATION: Int32 { 1 << 4 }
public var EXC_MASK_SOFTWARE: Int32 { 1 << 5 }
public var EXC_MASK_BREAKPOINT: Int32 { 1 << 6 }
public var EXC_MASK_CRASH: Int32 { 1 << 10 }
public var EXC_MASK_RESOURCE: Int32 { 1 << 11 }
public var EXC_MASK_GUARD: Int32 { 1 << 12 }
public var EXC_TYPES_COUNT: Int32 { 14 }
public var EXCEPTION_DEFAULT: Int32 { 1 }
public var EXCEPTION_STATE: Int32 { 2 }
public var EXCEPTION_STATE_IDENTITY: Int32 { 3 }
public var MACH_EXCEPTION_CODES: UInt32 { 0x8000_0000 }

public var THREAD_STATE_NONE: Int32 { 13 }
public var x86_THREAD_STATE64: Int32 { 4 }
public var ARM_THREAD_STATE64: Int32 { 6 }
public var x86_THREAD_STATE64_COUNT: mach_msg_type_number_t {
  mach_msg_type_number_t(MemoryLayout<x86_thread_state64_t>.size / MemoryLayout<natural_t>.size)
}
public var ARM_THREAD_STATE64_COUNT: mach_msg_type_number_t {
  mach_msg_type_number_t(MemoryLayout<arm_thread_state64_t>.size / MemoryLayout<natural_t>.size)
}

/// What a signal's handler is told. Darwin's name of the structure.
public typealias __siginfo = siginfo_t
/// What a thread was at when a signal came. Darwin's name of the structure; its members are Linux's.
public typealias ucontext64_t = ucontext_t

/// The registers of a thread of x86.
public struct __darwin_x86_thread_state64: Sendable {
  public var __rax: UInt64 = 0
  public var __rbx: UInt64 = 0
  public var __rcx: UInt64 = 0
  public var __rdx: UInt64 = 0
  public var __rdi: UInt64 = 0
  public var __rsi: UInt64 = 0
  public var __rbp: UInt64 = 0
  public var __rsp: UInt64 = 0
  public var __r8: UInt64 = 0
  public var __r9: UInt64 = 0
  public var __r10: UInt64 = 0
  public var __r11: UInt64 = 0
  public var __r12: UInt64 = 0
  public var __r13: UInt64 = 0
  public var __r14: UInt64 = 0
  public var __r15: UInt64 = 0
  public var __rip: UInt64 = 0
  public var __rflags: UInt64 = 0
  public var __cs: UInt64 = 0
  public var __fs: UInt64 = 0
  public var __gs: UInt64 = 0

  public init() {}
}
public typealias x86_thread_state64_t = __darwin_x86_thread_state64

/// The registers of a thread of ARM.
public struct __darwin_arm_thread_state64: Sendable {
  public var __x:
    (
      UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64,
      UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64,
      UInt64
    ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var __fp: UInt64 = 0
  public var __lr: UInt64 = 0
  public var __sp: UInt64 = 0
  public var __pc: UInt64 = 0
  public var __cpsr: UInt32 = 0
  public var __pad: UInt32 = 0

  public init() {}
}
public typealias arm_thread_state64_t = __darwin_arm_thread_state64

/// Has a port receive a task's exceptions; the result is `KERN_NOT_SUPPORTED`.
@discardableResult public func task_set_exception_ports(
  _ task: task_t, _ exception_mask: exception_mask_t, _ new_port: mach_port_t, _ behavior: exception_behavior_t,
  _ new_flavor: thread_state_flavor_t
) -> kern_return_t { KERN_NOT_SUPPORTED }

/// The ports that receive a task's exceptions: none.
@discardableResult public func task_get_exception_ports(
  _ task: task_t, _ exception_mask: exception_mask_t, _ masks: exception_mask_array_t!,
  _ masksCnt: UnsafeMutablePointer<mach_msg_type_number_t>!, _ old_handlers: exception_handler_array_t!,
  _ old_behaviors: exception_behavior_array_t!, _ old_flavors: exception_flavor_array_t!
) -> kern_return_t {
  masksCnt?.pointee = 0
  return KERN_SUCCESS
}

/// Has a port receive a task's exceptions in place of others; the result is `KERN_NOT_SUPPORTED`.
@discardableResult public func task_swap_exception_ports(
  _ task: task_t, _ exception_mask: exception_mask_t, _ new_port: mach_port_t, _ behavior: exception_behavior_t,
  _ new_flavor: thread_state_flavor_t, _ masks: exception_mask_array_t!,
  _ masksCnt: UnsafeMutablePointer<mach_msg_type_number_t>!, _ old_handlers: exception_handler_array_t!,
  _ old_behaviors: exception_behavior_array_t!, _ old_flavors: exception_flavor_array_t!
) -> kern_return_t { KERN_NOT_SUPPORTED }

/// Has a port receive a thread's exceptions; the result is `KERN_NOT_SUPPORTED`.
@discardableResult public func thread_set_exception_ports(
  _ thread: thread_act_t, _ exception_mask: exception_mask_t, _ new_port: mach_port_t,
  _ behavior: exception_behavior_t, _ new_flavor: thread_state_flavor_t
) -> kern_return_t { KERN_NOT_SUPPORTED }

/// Has a port receive a thread's exceptions in place of others; the result is `KERN_NOT_SUPPORTED`.
@discardableResult public func thread_swap_exception_ports(
  _ thread: thread_act_t, _ exception_mask: exception_mask_t, _ new_port: mach_port_t,
  _ behavior: exception_behavior_t, _ new_flavor: thread_state_flavor_t, _ masks: exception_mask_array_t!,
  _ masksCnt: UnsafeMutablePointer<mach_msg_type_number_t>!, _ old_handlers: exception_handler_array_t!,
  _ old_behaviors: exception_behavior_array_t!, _ old_flavors: exception_flavor_array_t!
) -> kern_return_t { KERN_NOT_SUPPORTED }
