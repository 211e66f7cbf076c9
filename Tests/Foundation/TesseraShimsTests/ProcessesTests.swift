// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Darwin
import Testing

@Suite struct ProcessesTests {
  @Test func theKernelKnowsThisProcess() {
    var names: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    var info = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.stride
    #expect(sysctl(&names, UInt32(names.count), &info, &size, nil, 0) == 0)
    #expect(info.kp_proc.p_pid == getpid() && info.kp_eproc.e_ppid == getppid())
    let began = info.kp_proc.p_starttime.tv_sec
    #expect(began > 1_600_000_000 && began <= Int(Date().timeIntervalSince1970) + 2)
  }

  @Test func theMachineBeganBeforeNow() {
    var names = [CTL_KERN, KERN_BOOTTIME]
    var time = timeval()
    var size = MemoryLayout<timeval>.size
    #expect(sysctl(&names, 2, &time, &size, nil, 0) == 0)
    #expect(time.tv_sec > 1_000_000_000 && time.tv_sec <= Int(Date().timeIntervalSince1970))
  }

  @Test func whatNobodyKnowsIsAnError() {
    var names: [Int32] = [99, 99]
    var size = 0
    #expect(sysctl(&names, 2, nil, &size, nil, 0) == -1 && errno == ENOENT)
    var process: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, -1]
    #expect(sysctl(&process, 4, nil, &size, nil, 0) == -1)
  }

  @Test func memoryIsLeft() {
    #expect(os_proc_available_memory() > 1 << 20 && MAXFLOAT == .greatestFiniteMagnitude)
  }

  @Test func aByteIsABoolean() {
    let yes: DarwinBoolean = true
    #expect(yes.boolValue && yes == DarwinBoolean(true) && "\(yes)" == "true" && MemoryLayout<DarwinBoolean>.size == 1)
  }

  @Test func socketsHavePlainNumbers() {
    let handle = socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP)
    #expect(handle >= 0)
    close(handle)
  }
}
