// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

// Atomic operations of before C had its own. Those with a barrier in their names and those without are the same: each has one.

/// Adds to a number, and gives the sum.
@discardableResult public func OSAtomicAdd32(
  _ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>!
) -> Int32 { tessera_atomic_add32(theAmount, theValue) }
/// Adds to a number, and gives the sum.
@discardableResult public func OSAtomicAdd32Barrier(
  _ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>!
) -> Int32 { tessera_atomic_add32(theAmount, theValue) }
/// Adds 1, and gives the sum.
@discardableResult public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
  tessera_atomic_add32(1, theValue)
}
/// Adds 1, and gives the sum.
@discardableResult public func OSAtomicIncrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
  tessera_atomic_add32(1, theValue)
}
/// Subtracts 1, and gives the difference.
@discardableResult public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
  tessera_atomic_add32(-1, theValue)
}
/// Subtracts 1, and gives the difference.
@discardableResult public func OSAtomicDecrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
  tessera_atomic_add32(-1, theValue)
}
/// Adds to a number, and gives the sum.
@discardableResult public func OSAtomicAdd64(
  _ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>!
) -> Int64 { tessera_atomic_add64(theAmount, theValue) }
/// Adds to a number, and gives the sum.
@discardableResult public func OSAtomicAdd64Barrier(
  _ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>!
) -> Int64 { tessera_atomic_add64(theAmount, theValue) }
/// Adds 1, and gives the sum.
@discardableResult public func OSAtomicIncrement64(_ theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
  tessera_atomic_add64(1, theValue)
}
/// Adds 1, and gives the sum.
@discardableResult public func OSAtomicIncrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
  tessera_atomic_add64(1, theValue)
}
/// Subtracts 1, and gives the difference.
@discardableResult public func OSAtomicDecrement64(_ theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
  tessera_atomic_add64(-1, theValue)
}
/// Subtracts 1, and gives the difference.
@discardableResult public func OSAtomicDecrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
  tessera_atomic_add64(-1, theValue)
}
/// Sets bits, and gives the new value.
@discardableResult public func OSAtomicOr32(_ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>!) -> Int32 {
  Int32(bitPattern: tessera_atomic_or32(theMask, theValue))
}
/// Sets bits, and gives the new value.
@discardableResult public func OSAtomicOr32Barrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>!
) -> Int32 { OSAtomicOr32(theMask, theValue) }
/// Keeps bits of a mask, and gives the new value.
@discardableResult public func OSAtomicAnd32(_ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>!) -> Int32 {
  Int32(bitPattern: tessera_atomic_and32(theMask, theValue))
}
/// Keeps bits of a mask, and gives the new value.
@discardableResult public func OSAtomicAnd32Barrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>!
) -> Int32 { OSAtomicAnd32(theMask, theValue) }
/// Turns bits round, and gives the new value.
@discardableResult public func OSAtomicXor32(_ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>!) -> Int32 {
  Int32(bitPattern: tessera_atomic_xor32(theMask, theValue))
}
/// Sets a number where it has an old value, and says whether it had.
@discardableResult public func OSAtomicCompareAndSwap32(
  _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>!
) -> Bool { tessera_atomic_swap32(oldValue, newValue, theValue) != 0 }
/// Sets a number where it has an old value, and says whether it had.
@discardableResult public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>!
) -> Bool { tessera_atomic_swap32(oldValue, newValue, theValue) != 0 }
/// Sets a number where it has an old value, and says whether it had.
@discardableResult public func OSAtomicCompareAndSwap64(
  _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>!
) -> Bool { tessera_atomic_swap64(oldValue, newValue, theValue) != 0 }
/// Sets a number where it has an old value, and says whether it had.
@discardableResult public func OSAtomicCompareAndSwap64Barrier(
  _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>!
) -> Bool { tessera_atomic_swap64(oldValue, newValue, theValue) != 0 }
/// Sets a bit, and gives whether it was set. Bits are counted from the highest of the first byte.
@discardableResult public func OSAtomicTestAndSet(
  _ n: UInt32, _ theAddress: UnsafeMutableRawPointer!
) -> Bool { tessera_atomic_set_bit(n, theAddress) != 0 }
/// Sets a bit, and gives whether it was set.
@discardableResult public func OSAtomicTestAndSetBarrier(
  _ n: UInt32, _ theAddress: UnsafeMutableRawPointer!
) -> Bool { tessera_atomic_set_bit(n, theAddress) != 0 }
/// Clears a bit, and gives whether it was set. Bits are counted from the highest of the first byte.
@discardableResult public func OSAtomicTestAndClear(
  _ n: UInt32, _ theAddress: UnsafeMutableRawPointer!
) -> Bool { tessera_atomic_clear_bit(n, theAddress) != 0 }
/// Clears a bit, and gives whether it was set.
@discardableResult public func OSAtomicTestAndClearBarrier(
  _ n: UInt32, _ theAddress: UnsafeMutableRawPointer!
) -> Bool { tessera_atomic_clear_bit(n, theAddress) != 0 }
/// Has what was written before be seen before what is written after.
public func OSMemoryBarrier() { tessera_atomic_barrier() }
