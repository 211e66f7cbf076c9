// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Mach's ports and messages. There are none: a port cannot be made, and messages reach nobody, as for an app whose sandbox
// denies them.

public typealias mach_msg_bits_t = UInt32
public typealias mach_msg_size_t = natural_t
public typealias mach_msg_id_t = integer_t
public typealias mach_msg_option_t = integer_t
public typealias mach_msg_return_t = kern_return_t
public typealias mach_msg_timeout_t = natural_t
public typealias mach_msg_type_name_t = UInt32

public var MACH_PORT_RIGHT_SEND: mach_port_right_t { 0 }
public var MACH_PORT_RIGHT_RECEIVE: mach_port_right_t { 1 }
public var MACH_PORT_RIGHT_SEND_ONCE: mach_port_right_t { 2 }
public var MACH_PORT_RIGHT_PORT_SET: mach_port_right_t { 3 }
public var MACH_PORT_RIGHT_DEAD_NAME: mach_port_right_t { 4 }
public var MACH_MSG_TYPE_MOVE_RECEIVE: Int32 { 16 }
public var MACH_MSG_TYPE_MOVE_SEND: Int32 { 17 }
public var MACH_MSG_TYPE_MOVE_SEND_ONCE: Int32 { 18 }
public var MACH_MSG_TYPE_COPY_SEND: Int32 { 19 }
public var MACH_MSG_TYPE_MAKE_SEND: Int32 { 20 }
public var MACH_MSG_TYPE_MAKE_SEND_ONCE: Int32 { 21 }
public var MACH_MSGH_BITS_REMOTE_MASK: Int32 { 0x1f }
public var MACH_MSGH_BITS_LOCAL_MASK: Int32 { 0x1f00 }
public var MACH_MSGH_BITS_COMPLEX: UInt32 { 0x8000_0000 }
public var MACH_MSG_OPTION_NONE: Int32 { 0 }
public var MACH_SEND_MSG: Int32 { 1 }
public var MACH_RCV_MSG: Int32 { 2 }
public var MACH_RCV_LARGE: Int32 { 4 }
public var MACH_SEND_TIMEOUT: Int32 { 0x10 }
public var MACH_RCV_TIMEOUT: Int32 { 0x100 }
public var MACH_MSG_TIMEOUT_NONE: mach_msg_timeout_t { 0 }
public var MACH_MSG_SUCCESS: Int32 { 0 }
/// A message has nobody that it could go to.
public var MACH_SEND_INVALID_DEST: Int32 { 0x1000_0003 }
/// A message did not come in time.
public var MACH_RCV_TIMED_OUT: Int32 { 0x1000_4003 }
/// The port that a message is to come by does not exist.
public var MACH_RCV_INVALID_NAME: Int32 { 0x1000_4002 }

/// The head of a message.
public struct mach_msg_header_t: Sendable {
  public var msgh_bits: mach_msg_bits_t = 0
  public var msgh_size: mach_msg_size_t = 0
  public var msgh_remote_port: mach_port_t = 0
  public var msgh_local_port: mach_port_t = 0
  public var msgh_voucher_port: mach_port_name_t = 0
  public var msgh_id: mach_msg_id_t = 0

  public init() {}
  public init(
    msgh_bits: mach_msg_bits_t, msgh_size: mach_msg_size_t, msgh_remote_port: mach_port_t,
    msgh_local_port: mach_port_t, msgh_voucher_port: mach_port_name_t, msgh_id: mach_msg_id_t
  ) {
    (self.msgh_bits, self.msgh_size, self.msgh_id) = (msgh_bits, msgh_size, msgh_id)
    (self.msgh_remote_port, self.msgh_local_port) = (msgh_remote_port, msgh_local_port)
    self.msgh_voucher_port = msgh_voucher_port
  }
}

/// Makes a port; there is none to be had: the result is `KERN_RESOURCE_SHORTAGE`.
@discardableResult public func mach_port_allocate(
  _ task: ipc_space_t, _ right: mach_port_right_t, _ name: UnsafeMutablePointer<mach_port_name_t>!
) -> kern_return_t { KERN_RESOURCE_SHORTAGE }

/// Gives a reference to a port back, such as that of `mach_thread_self()`. Ports of threads and hosts are numbers here, of
/// which nothing is counted.
@discardableResult public func mach_port_deallocate(_ task: ipc_space_t, _ name: mach_port_name_t) -> kern_return_t {
  name == 0 ? KERN_INVALID_NAME : KERN_SUCCESS
}

/// Destroys a port; the result is `KERN_INVALID_NAME`, since there are none.
@discardableResult public func mach_port_destroy(_ task: ipc_space_t, _ name: mach_port_name_t) -> kern_return_t {
  KERN_INVALID_NAME
}

/// Gives a port a right; the result is `KERN_INVALID_NAME`, since there are none.
@discardableResult public func mach_port_insert_right(
  _ task: ipc_space_t, _ name: mach_port_name_t, _ poly: mach_port_t, _ polyPoly: mach_msg_type_name_t
) -> kern_return_t { KERN_INVALID_NAME }

/// Changes the count of a port's rights; the result is `KERN_INVALID_NAME`, since there are none.
@discardableResult public func mach_port_mod_refs(
  _ task: ipc_space_t, _ name: mach_port_name_t, _ right: mach_port_right_t, _ delta: mach_port_delta_t
) -> kern_return_t { KERN_INVALID_NAME }

/// Sends a message or waits for one: neither has a port. It returns at once.
@discardableResult public func mach_msg(
  _ msg: UnsafeMutablePointer<mach_msg_header_t>!, _ option: mach_msg_option_t, _ send_size: mach_msg_size_t,
  _ rcv_size: mach_msg_size_t, _ rcv_name: mach_port_name_t, _ timeout: mach_msg_timeout_t,
  _ notify: mach_port_name_t
) -> mach_msg_return_t { option & MACH_SEND_MSG != 0 ? MACH_SEND_INVALID_DEST : MACH_RCV_INVALID_NAME }

/// Answers messages of a port, which does not exist: it returns `MACH_RCV_INVALID_NAME` at once.
@discardableResult public func mach_msg_server(
  _ demux: (
    (
      UnsafeMutablePointer<mach_msg_header_t>?, UnsafeMutablePointer<mach_msg_header_t>?
    ) -> boolean_t
  )!,
  _ max_size: mach_msg_size_t, _ rcv_name: mach_port_t, _ options: mach_msg_option_t
) -> mach_msg_return_t { MACH_RCV_INVALID_NAME }
