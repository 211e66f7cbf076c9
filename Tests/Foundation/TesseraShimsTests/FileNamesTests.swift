// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Darwin
import TesseraShims_Foundation
import Testing

struct FileNamesTests {
  @Test func aFileHasTimesByDarwinsNames() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var state = stat()
    #expect(stat(file.path, &state) == 0)
    #expect(abs(state.st_mtimespec.tv_sec - Int(Date().timeIntervalSince1970)) < 100)
    #expect(state.st_birthtimespec.tv_sec <= state.st_ctimespec.tv_sec)
  }

  @Test func aStreamReadsByAFunction() {
    var text = Array("functions".utf8)
    let read = text.withUnsafeMutableBytes { bytes -> String in
      let stream = funopen(
        bytes.baseAddress,
        { cookie, target, count in
          guard let cookie, let target, count >= 9 else { return 0 }
          guard cookie.load(as: UInt8.self) != 0 else { return 0 }
          memcpy(target, cookie, 9)
          cookie.storeBytes(of: 0, as: UInt8.self)
          return 9
        }, nil, nil, { _ in 0 })
      var line = [CChar](repeating: 0, count: 32)
      guard let stream, fgets(&line, 32, stream) != nil else { return "" }
      #expect(fclose(stream) == 0)
      return line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }
    #expect(read == "functions")
    #expect(funopen(nil, nil, nil, nil, nil) == nil && errno == EINVAL)
  }

  @Test(.timeLimit(.minutes(15))) func aSourceReceivesWritesAndTheEnd() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("a".utf8).write(to: file)
    let descriptor = open(file.path, O_EVTONLY)
    #expect(descriptor >= 0)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: [.write, .delete], queue: .global())
    let (events, more) = AsyncStream.makeStream(of: UInt.self)
    nonisolated(unsafe) let watched = source
    source.setEventHandler { more.yield(watched.data.rawValue) }
    source.setCancelHandler {
      close(descriptor)
      more.finish()
    }
    source.resume()
    #expect(source.handle == descriptor && source.mask == [.write, .delete])
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("b".utf8))
    try handle.close()
    var seen: DispatchSource.FileSystemEvent = []
    for await value in events {
      let event = DispatchSource.FileSystemEvent(rawValue: value)
      seen.formUnion(event)
      if event.contains(.write), FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
      if event.contains(.delete) { source.cancel() }
    }
    #expect(seen == [.write, .delete] && source.isCancelled)
  }
}
