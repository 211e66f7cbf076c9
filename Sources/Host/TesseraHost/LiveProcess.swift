// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol
internal import UIKit

/// Runs a live app over a socket, on the process's main queue and in its real time.
@MainActor final class LiveProcess {
  private let connection: FramedConnection
  private let delegateClass: NSObject.Type
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var host: LiveHost?

  init(socketPath: String, delegateClass: NSObject.Type) throws {
    connection = try FramedConnection.connect(path: socketPath)
    self.delegateClass = delegateClass
  }

  /// Runs until the connection ends; the process ends then.
  func run() -> Int32 {
    let start = DispatchTime.now()
    let realTime = { Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9 }
    timer.setEventHandler { MainActor.assumeIsolated { self.host?.wake() } }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
    let host = LiveHost(
      delegateClass: delegateClass,
      environment: LiveEnvironment(
        realTime: realTime,
        setAlarm: { [timer] time in
          timer.schedule(
            deadline: time.map { .now() + max(0, $0 - realTime()) } ?? .distantFuture, leeway: .nanoseconds(0))
        },
        send: { [connection] in connection.send($0.encoded()) },
        close: { [connection] in connection.close() },
        report: { FileHandle.standardError.write(Data("tessera: \($0)\n".utf8)) }))
    self.host = host
    connection.start(
      onMessage: { bytes in DispatchQueue.main.async { host.receive(bytes) } },
      onDrained: { DispatchQueue.main.async { host.drained() } },
      onEnd: { _ in DispatchQueue.main.async { self.finish(host) } })
    MainLoop.keepOpen()
    RunLoop.main.run()
    return host.status
  }

  private func finish(_ host: LiveHost) {
    host.end()
    exit(host.status)
  }
}
