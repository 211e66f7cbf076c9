// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import Glibc

// Zones of memory. There is one, the C library's heap, whose blocks cannot be walked through.

/// A zone of memory.
public struct malloc_zone_t {
  /// What the zone is called.
  public var zone_name: UnsafePointer<CChar>?
  public var version: UInt32 = 0
  /// What walks through a zone's blocks: nothing does.
  public var introspect: OpaquePointer?

  public init() {}
}
public typealias memory_reader_t =
  @convention(c) (
    task_t, vm_address_t, vm_size_t, UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> kern_return_t

private nonisolated(unsafe) let heap: UnsafeMutablePointer<malloc_zone_t> = {
  let zone = UnsafeMutablePointer<malloc_zone_t>.allocate(capacity: 1)
  zone.initialize(to: malloc_zone_t())
  zone.pointee.zone_name = UnsafePointer(strdup("DefaultMallocZone"))
  return zone
}()

/// The zone that `malloc` takes from.
public func malloc_default_zone() -> UnsafeMutablePointer<malloc_zone_t>! { heap }

/// The zones whose blocks can be walked through: none.
@discardableResult public func malloc_get_all_zones(
  _ task: task_t, _ reader: memory_reader_t!,
  _ addresses: UnsafeMutablePointer<UnsafeMutablePointer<vm_address_t>?>!, _ count: UnsafeMutablePointer<UInt32>!
) -> kern_return_t {
  addresses?.pointee = nil
  count?.pointee = 0
  return KERN_SUCCESS
}

/// What a zone is called.
public func malloc_get_zone_name(_ zone: UnsafeMutablePointer<malloc_zone_t>!) -> UnsafePointer<CChar>! {
  zone?.pointee.zone_name
}

/// The zone that a block is of: the heap.
public func malloc_zone_from_ptr(_ ptr: UnsafeRawPointer!) -> UnsafeMutablePointer<malloc_zone_t>! { heap }

/// Takes memory from a zone.
public func malloc_zone_malloc(
  _ zone: UnsafeMutablePointer<malloc_zone_t>!, _ size: Int
) -> UnsafeMutableRawPointer! { malloc(size) }

/// Takes zeroed memory from a zone.
public func malloc_zone_calloc(
  _ zone: UnsafeMutablePointer<malloc_zone_t>!, _ num_items: Int, _ size: Int
) -> UnsafeMutableRawPointer! { calloc(num_items, size) }

/// Gives memory back to a zone.
public func malloc_zone_free(_ zone: UnsafeMutablePointer<malloc_zone_t>!, _ ptr: UnsafeMutableRawPointer!) {
  free(ptr)
}

/// The bytes of a block, of which there may be more than were asked for; 0 for `nil`.
public func malloc_size(_ ptr: UnsafeRawPointer!) -> Int { tessera_block_size(UnsafeMutableRawPointer(mutating: ptr)) }

/// The bytes that the system takes for a block of a size.
public func malloc_good_size(_ size: Int) -> Int { max(24, (size + 23) / 16 * 16 - 8) }
