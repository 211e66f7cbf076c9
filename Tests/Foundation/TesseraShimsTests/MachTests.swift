// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Darwin
import Testing

struct MachTests {
  @Test func threadsOfTheProcessHaveTimes() throws {
    var list: thread_act_array_t?
    var count: mach_msg_type_number_t = 0
    #expect(task_threads(mach_task_self_, &list, &count) == KERN_SUCCESS)
    let threads = try #require(list)
    #expect(count > 0 && (0..<Int(count)).contains { threads[$0] == mach_thread_self() })
    var info = thread_basic_info()
    var room = THREAD_BASIC_INFO_COUNT
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(room)) {
        thread_info(mach_thread_self(), thread_flavor_t(THREAD_BASIC_INFO), $0, &room)
      }
    }
    #expect(result == KERN_SUCCESS && info.run_state == TH_STATE_RUNNING)
    #expect((0...TH_USAGE_SCALE).contains(info.cpu_usage))
    let size = vm_size_t(Int(count) * MemoryLayout<thread_t>.stride)
    #expect(vm_deallocate(mach_task_self_, vm_address_t(bitPattern: threads), size) == KERN_SUCCESS)
    #expect(mach_port_deallocate(mach_task_self_, mach_thread_self()) == KERN_SUCCESS)
  }

  @Test func pagesAreHadReadAndProtected() {
    var address: vm_address_t = 0
    #expect(vm_allocate(mach_task_self_, &address, vm_page_size, VM_FLAGS_ANYWHERE) == KERN_SUCCESS)
    UnsafeMutablePointer<Int>(bitPattern: address)?.pointee = 42
    var (copy, read): (Int, vm_size_t) = (0, 0)
    let result = withUnsafeMutablePointer(to: &copy) {
      vm_read_overwrite(mach_task_self_, address, 8, vm_address_t(bitPattern: $0), &read)
    }
    #expect(result == KERN_SUCCESS && copy == 42 && read == 8)
    #expect(vm_protect(mach_task_self_, address, vm_page_size, 0, VM_PROT_READ) == KERN_SUCCESS)
    #expect(vm_deallocate(mach_task_self_, address, vm_page_size) == KERN_SUCCESS)
    let gone = withUnsafeMutablePointer(to: &copy) {
      vm_read_overwrite(mach_task_self_, 16, 8, vm_address_t(bitPattern: $0), &read)
    }
    #expect(gone == KERN_INVALID_ADDRESS)
    #expect(vm_allocate(0, &address, vm_page_size, VM_FLAGS_ANYWHERE) == KERN_INVALID_TASK)
  }

  @Test func theMachineHasMemoryAndTime() {
    var memory = vm_statistics64()
    var room = HOST_VM_INFO64_COUNT
    let first = withUnsafeMutablePointer(to: &memory) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(room)) {
        host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &room)
      }
    }
    #expect(first == KERN_SUCCESS && memory.free_count > 0 && memory.active_count > 0)
    var load = host_cpu_load_info()
    room = HOST_CPU_LOAD_INFO_COUNT
    let second = withUnsafeMutablePointer(to: &load) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(room)) {
        host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, $0, &room)
      }
    }
    #expect(second == KERN_SUCCESS && load.cpu_ticks.2 > 0)
    var processors: natural_t = 0
    var ticks: processor_info_array_t?
    var count: mach_msg_type_number_t = 0
    #expect(
      host_processor_info(mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &processors, &ticks, &count) == KERN_SUCCESS)
    #expect(processors > 0 && count == processors * natural_t(CPU_STATE_MAX))
  }

  @Test func imagesHaveNamesAndNoLoadCommands() throws {
    #expect(_dyld_image_count() > 1)
    let header = try #require(_dyld_get_image_header(0))
    #expect(header.pointee.magic == MH_MAGIC_64 && header.pointee.ncmds == 0)
    let names = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    #expect(names.contains { $0.contains("libc.so") })
    #expect(_dyld_get_image_name(100_000) == nil)
    var size: UInt = 7
    #expect(getsectiondata(nil, "__TEXT", "__text", &size) == nil && size == 0)
  }

  @Test func portsAndExceptionHandlersAreNotToBeHad() {
    var port: mach_port_name_t = 0
    #expect(mach_port_allocate(mach_task_self_, MACH_PORT_RIGHT_RECEIVE, &port) == KERN_RESOURCE_SHORTAGE)
    #expect(
      task_set_exception_ports(
        mach_task_self_, exception_mask_t(EXC_MASK_BREAKPOINT), 0, EXCEPTION_DEFAULT, THREAD_STATE_NONE)
        == KERN_NOT_SUPPORTED)
  }

  @Test func atomicOperationsGiveTheNewValue() async {
    nonisolated(unsafe) let number = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
    number.initialize(to: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<1000 { OSAtomicIncrement64Barrier(number) } } }
    }
    #expect(number.pointee == 4000 && OSAtomicAdd64Barrier(2, number) == 4002)
    #expect(OSAtomicCompareAndSwap64(4002, 1, number) && !OSAtomicCompareAndSwap64(4002, 2, number))
    var bits: UInt32 = 0
    #expect(OSAtomicOr32(6, &bits) == 6)
    #expect(!OSAtomicTestAndSet(0, &bits) && OSAtomicTestAndSet(0, &bits) && bits == 0x86)
    #expect(OSAtomicTestAndClear(0, &bits) && bits == 6)
    number.deallocate()
  }
}
