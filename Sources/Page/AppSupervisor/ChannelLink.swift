// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BrowserServer
internal import CoreGraphics
internal import RenderProtocol
internal import Synchronization

/// A channel and the supervisor that its handlers speak to, which is made after it.
final class ChannelLink: Sendable {
  private final class Target: Sendable {
    private struct Weak {
      weak var supervisor: AppSupervisor?
    }

    private let stored = Mutex(Weak())

    var supervisor: AppSupervisor? { stored.withLock { $0.supervisor } }

    func set(_ supervisor: AppSupervisor) {
      stored.withLock { $0.supervisor = supervisor }
    }
  }

  let channel: AppChannel
  private let target: Target

  init(identifier: String, name: String, configuration: DeviceConfiguration, devices: [DeviceDescription]) {
    let target = Target()
    self.target = target
    channel = AppChannel(
      identifier: identifier, name: name, configuration: configuration, devices: devices,
      handlers: AppChannel.Handlers(
        input: { target.supervisor?.send($0) }, configure: { target.supervisor?.configure($0) },
        relaunch: { target.supervisor?.startIfEnded() }, clock: { target.supervisor?.setClock($0) },
        stepFrame: { target.supervisor?.stepFrame() }, ask: { target.supervisor?.ask($0) }))
  }

  func attach(_ supervisor: AppSupervisor) {
    target.set(supervisor)
  }
}
