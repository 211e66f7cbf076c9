// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// An app without UIKit: it speaks the protocol by hand, well or badly as its first argument says.

import CoreGraphics
import RenderProtocol
import Synchronization

/// Writes at once: what a crash leaves in a buffer would be lost.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

let manner = CommandLine.arguments.dropFirst().first ?? "normal"
say("FakeApp starts, manner: \(manner)")

guard let path = ProcessInfo.processInfo.environment[SocketEnvironment.variable] else {
  fatalError("FakeApp needs \(SocketEnvironment.variable)")
}
switch manner {
case "silent":
  while true { pause() }
case "exit":
  exit(3)
case "many-words":
  for number in 0..<20_000 { say("line \(number)") }
  fatalError("after many words")
default:
  break
}

let connection = try FramedConnection.connect(path: path)
let app = FakeApp(connection, scene: FakeScene(manner: manner))
let finished = DispatchSemaphore(value: 0)
connection.start(
  onMessage: { bytes in
    do { app.receive(try HostMessage(decoding: bytes)) } catch { fatalError("\(error)") }
  }, onEnd: { _ in finished.signal() })
switch manner {
case "garbage": connection.send([99, 1, 2, 3])
case "wrong-version":
  connection.send(AppMessage.hello(version: RenderProtocolVersion.current + 1, name: "Fake").encoded())
case "early": connection.send(AppMessage.log("too early").encoded())
case "oversized": connection.send([UInt8](repeating: 0, count: CodecLimits.appMessageBytes + 1))
default: connection.send(AppMessage.hello(version: RenderProtocolVersion.current, name: "Fake").encoded())
}
finished.wait()
