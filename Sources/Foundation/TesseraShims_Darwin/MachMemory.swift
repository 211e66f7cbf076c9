// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import Glibc

// Memory of this process, page by page. Other tasks cannot be reached: the result is `KERN_INVALID_TASK`.

/// The bytes of a page.
public var vm_page_size: vm_size_t { vm_size_t(sysconf(Int32(_SC_PAGESIZE))) }
/// The bytes of a page of the kernel: the same.
public var vm_kernel_page_size: vm_size_t { vm_page_size }
/// The bits of an address that lie within a page.
public var vm_page_mask: vm_size_t { vm_page_size - 1 }

/// Gets pages of zeros.
///
/// - Parameters:
///   - address: Where they are wanted; set to where they are. Pages are placed anywhere, whatever the flags.
///   - size: Bytes, rounded up to whole pages.
/// - Returns: `KERN_SUCCESS`, `KERN_INVALID_TASK` or `KERN_NO_SPACE`.
@discardableResult public func vm_allocate(
  _ target_task: vm_map_t, _ address: UnsafeMutablePointer<vm_address_t>!, _ size: vm_size_t, _ flags: Int32
) -> kern_return_t {
  guard target_task == mach_task_self_ else { return KERN_INVALID_TASK }
  guard let pages = tessera_pages(Int(size)) else { return KERN_NO_SPACE }
  address.pointee = vm_address_t(bitPattern: pages)
  return KERN_SUCCESS
}

/// Gives pages back that `vm_allocate`, `vm_read`, `task_threads` or `host_processor_info` gave.
@discardableResult public func vm_deallocate(
  _ target_task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t
) -> kern_return_t {
  guard target_task == mach_task_self_ else { return KERN_INVALID_TASK }
  guard size > 0 else { return KERN_SUCCESS }
  return munmap(UnsafeMutableRawPointer(bitPattern: address), Int(size)) == 0 ? KERN_SUCCESS : KERN_INVALID_ADDRESS
}

/// Sets what may be done with pages.
@discardableResult public func vm_protect(
  _ target_task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t, _ set_maximum: boolean_t,
  _ new_protection: vm_prot_t
) -> kern_return_t {
  guard target_task == mach_task_self_ else { return KERN_INVALID_TASK }
  let start = address & ~vm_page_mask
  var flags: Int32 = 0
  if new_protection & VM_PROT_READ != 0 { flags |= PROT_READ }
  if new_protection & VM_PROT_WRITE != 0 { flags |= PROT_WRITE }
  if new_protection & VM_PROT_EXECUTE != 0 { flags |= PROT_EXEC }
  guard mprotect(UnsafeMutableRawPointer(bitPattern: start), Int(address - start + size), flags) == 0 else {
    return errno == ENOMEM ? KERN_INVALID_ADDRESS : KERN_PROTECTION_FAILURE
  }
  return KERN_SUCCESS
}

/// Copies bytes from an address that need not be one of the process: then the result is `KERN_INVALID_ADDRESS`.
@discardableResult public func vm_read_overwrite(
  _ target_task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t, _ data: vm_address_t,
  _ outsize: UnsafeMutablePointer<vm_size_t>!
) -> kern_return_t {
  guard target_task == mach_task_self_ else { return KERN_INVALID_TASK }
  let count = tessera_copy_memory(
    UnsafeMutableRawPointer(bitPattern: data), UnsafeRawPointer(bitPattern: address), Int(size))
  guard count == Int(size) else { return KERN_INVALID_ADDRESS }
  outsize?.pointee = vm_size_t(count)
  return KERN_SUCCESS
}

/// Copies bytes into new pages, which the caller gives back by `vm_deallocate`.
@discardableResult public func vm_read(
  _ target_task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t, _ data: UnsafeMutablePointer<vm_offset_t>!,
  _ dataCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  var (pages, count): (vm_address_t, vm_size_t) = (0, 0)
  let made = vm_allocate(target_task, &pages, size, VM_FLAGS_ANYWHERE)
  guard made == KERN_SUCCESS else { return made }
  let read = vm_read_overwrite(target_task, address, size, pages, &count)
  guard read == KERN_SUCCESS else {
    vm_deallocate(target_task, pages, size)
    return read
  }
  (data.pointee, dataCnt.pointee) = (pages, mach_msg_type_number_t(count))
  return KERN_SUCCESS
}

/// Copies bytes from an address that need not be one of the process, in the form with addresses of 64 bits.
@discardableResult public func mach_vm_read_overwrite(
  _ target_task: vm_map_t, _ address: mach_vm_address_t, _ size: mach_vm_size_t, _ data: mach_vm_address_t,
  _ outsize: UnsafeMutablePointer<mach_vm_size_t>!
) -> kern_return_t {
  var count: vm_size_t = 0
  let result = vm_read_overwrite(target_task, vm_address_t(address), vm_size_t(size), vm_address_t(data), &count)
  if result == KERN_SUCCESS { outsize?.pointee = mach_vm_size_t(count) }
  return result
}

/// Zeroed pages of this process; `nil` where there is no room.
func tessera_pages(_ bytes: Int) -> UnsafeMutableRawPointer? {
  let pages = mmap(nil, max(1, bytes), PROT_READ | PROT_WRITE, MAP_PRIVATE | Int32(MAP_ANONYMOUS), -1, 0)
  return pages == UnsafeMutableRawPointer(bitPattern: -1) ? nil : pages
}
