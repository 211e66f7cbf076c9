// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Names of Mach's types and results. Types that MachTasks.swift needs stand there.

public typealias boolean_t = Int32
public typealias host_t = mach_port_t
public typealias host_flavor_t = integer_t
public typealias host_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
public typealias host_priv_t = mach_port_t
public typealias ipc_space_t = mach_port_t
public typealias mach_port_name_t = natural_t
public typealias mach_port_right_t = natural_t
public typealias mach_port_delta_t = integer_t
public typealias mach_port_urefs_t = natural_t
public typealias mach_vm_address_t = UInt64
public typealias mach_vm_offset_t = UInt64
public typealias policy_t = Int32
public typealias processor_flavor_t = Int32
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>
public typealias task_t = mach_port_t
public typealias task_inspect_t = mach_port_t
public typealias task_read_t = mach_port_t
public typealias task_port_t = task_t
public typealias thread_t = mach_port_t
public typealias thread_act_t = mach_port_t
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
public typealias thread_array_t = UnsafeMutablePointer<thread_t>
public typealias thread_flavor_t = natural_t
public typealias thread_info_t = UnsafeMutablePointer<integer_t>
public typealias thread_inspect_t = mach_port_t
public typealias thread_port_t = thread_t
public typealias thread_state_flavor_t = Int32
public typealias thread_state_t = UnsafeMutablePointer<natural_t>
public typealias vm_address_t = UInt
public typealias vm_inherit_t = UInt32
public typealias vm_map_t = mach_port_t
public typealias vm_offset_t = UInt
public typealias vm_prot_t = Int32
public typealias vm_size_t = UInt

/// The address is not one of the process.
public var KERN_INVALID_ADDRESS: Int32 { 1 }
/// The memory may not be used that way.
public var KERN_PROTECTION_FAILURE: Int32 { 2 }
/// There is no room for that much.
public var KERN_NO_SPACE: Int32 { 3 }
/// The operation failed.
public var KERN_FAILURE: Int32 { 5 }
/// The system is short of what the operation takes. It is the result where a port is asked for: there are none.
public var KERN_RESOURCE_SHORTAGE: Int32 { 6 }
/// No port has the name.
public var KERN_INVALID_NAME: Int32 { 15 }
/// The task is none that can be asked.
public var KERN_INVALID_TASK: Int32 { 16 }
/// The port lacks the right.
public var KERN_INVALID_RIGHT: Int32 { 17 }
/// The operation is not there on this system.
public var KERN_NOT_SUPPORTED: Int32 { 46 }

/// No port.
public var MACH_PORT_NULL: Int32 { 0 }
/// The port of something that has ended.
public var MACH_PORT_DEAD: mach_port_name_t { .max }

public var VM_PROT_NONE: vm_prot_t { 0 }
public var VM_PROT_READ: vm_prot_t { 1 }
public var VM_PROT_WRITE: vm_prot_t { 2 }
public var VM_PROT_EXECUTE: vm_prot_t { 4 }
/// To be copied where it is written to; it changes nothing here, where pages of files are always private.
public var VM_PROT_COPY: vm_prot_t { 0x10 }
public var VM_PROT_DEFAULT: vm_prot_t { VM_PROT_READ | VM_PROT_WRITE }
public var VM_PROT_ALL: vm_prot_t { VM_PROT_READ | VM_PROT_WRITE | VM_PROT_EXECUTE }
public var VM_FLAGS_FIXED: Int32 { 0 }
public var VM_FLAGS_ANYWHERE: Int32 { 1 }
