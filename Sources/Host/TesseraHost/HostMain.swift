// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import CHostClock
internal import CoreGraphics
internal import RenderProtocol
internal import UIKit

/// Where an app started by `@main` comes in: UIKit finds this function by its name.
///
/// The `tessera` process says through the environment what to do: show the app live over a socket, or do a job.
@_cdecl("tessera_host_main")
public func tesseraHostMain() -> Int32 {
  MainActor.assumeIsolated {
    host_print_by_lines()
    _ = FoundationRepairs.areInstalled
    let environment = ProcessInfo.processInfo.environment
    do {
      guard let delegateClass = UIApplication.delegateClass else { throw HostError.noDelegate }
      guard FontFiles.directory() != nil else { throw HostError.noFonts }
      if let job = environment[HostJob.variable] {
        try JobRunner(job: HostJob(json: job), delegateClass: delegateClass).run()
        return 0
      }
      if let descriptor = environment[AutomationEnvironment.variable].flatMap(Int32.init) {
        return try DrivenApp(channel: AutomationChannel(descriptor: descriptor), delegateClass: delegateClass).run()
      }
      if let path = environment[SocketEnvironment.variable] {
        if let date = environment[SocketEnvironment.dateVariable].flatMap(Double.init) { host_clock_start(date) }
        return try LiveProcess(socketPath: path, delegateClass: delegateClass).run()
      }
      throw HostError.noInstructions
    } catch {
      FileHandle.standardError.write(Data("tessera: \(error)\n".utf8))
      return 1
    }
  }
}

/// Why an app process cannot do what it was started for.
enum HostError: Error, CustomStringConvertible {
  case noDelegate
  case noFonts
  case noInstructions
  case unreadableJob(String)
  case cannotWrite(path: String, reason: String)
  case nothingToShow
  case connectionEnded(String)

  var description: String {
    switch self {
    case .noDelegate:
      "the app has no delegate class; mark a UIResponder that conforms to UIApplicationDelegate with @main"
    case .noFonts:
      "there are no fonts to measure and draw text with; `tessera doctor` says what is missing, `make setup` makes them"
    case .noInstructions:
      "this program is an app for the tessera command; start it with `tessera run` or `tessera snapshot`"
    case .unreadableJob(let reason): "the job in \(HostJob.variable) can't be read: \(reason)"
    case .cannotWrite(let path, let reason): "can't write \(path): \(reason)"
    case .nothingToShow: "the app has put nothing on the screen"
    case .connectionEnded(let reason): "the connection to the tessera process ended: \(reason)"
    }
  }
}

extension HostJob {
  /// - Parameter text: What stands in `HostJob.variable`.
  init(json text: String) throws(HostError) {
    do {
      let json =
        text.hasPrefix("@") ? try Data(contentsOf: URL(fileURLWithPath: String(text.dropFirst()))) : Data(text.utf8)
      self = try JSONDecoder().decode(HostJob.self, from: json)
    } catch {
      throw .unreadableJob("\(error)")
    }
  }
}
