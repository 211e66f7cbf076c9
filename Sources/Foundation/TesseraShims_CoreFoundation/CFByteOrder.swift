// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The order of bytes.

/// An order of bytes.
public typealias CFByteOrder = CFIndex
/// An unknown order.
public var CFByteOrderUnknown: UInt32 { 0 }
/// The lowest byte first.
public var CFByteOrderLittleEndian: UInt32 { 1 }
/// The highest byte first.
public var CFByteOrderBigEndian: UInt32 { 2 }
/// The machine's order.
public func CFByteOrderGetCurrent() -> CFByteOrder { 1.littleEndian == 1 ? 1 : 2 }

/// The bytes in the other order.
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
/// The bytes in the other order.
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
/// The bytes in the other order.
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
/// From the network's order to the machine's.
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
/// From the network's order to the machine's.
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
/// From the network's order to the machine's.
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
/// From the machine's order to the network's.
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
/// From the machine's order to the network's.
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
/// From the machine's order to the network's.
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
/// From the order with the lowest byte first to the machine's.
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
/// From the order with the lowest byte first to the machine's.
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
/// From the order with the lowest byte first to the machine's.
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
/// From the machine's order to the one with the lowest byte first.
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
/// From the machine's order to the one with the lowest byte first.
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
/// From the machine's order to the one with the lowest byte first.
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }
