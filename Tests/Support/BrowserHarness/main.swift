// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A server with one fake app, driven over standard input by the browser tests.
//
//     BrowserHarness FAKE-APP FONT-FOLDER… [--manner M] [--beside M] [--port P] [--token T]
//
// `--beside` runs the app a second time, as `Other`, in a manner of its own.
//
// Prints `port N`, then what the supervisor says. Ends when its standard input does.
//
//     raster FILE TIME    writes what the raster server shows of the app at a time of the app's, without pictures

import AppSupervisor
import BrowserServer
import CoreGraphics
import RasterServer
import RenderProtocol

var folders: [URL] = []
var options: [String: String] = [:]
var arguments = CommandLine.arguments.dropFirst()[...]
while let argument = arguments.popFirst() {
  if argument.hasPrefix("--") {
    options[argument] = arguments.popFirst()
  } else {
    folders.append(URL(fileURLWithPath: argument))
  }
}
guard !folders.isEmpty else { fatalError("usage: BrowserHarness FAKE-APP FONT-FOLDER…") }
let fakeApp = folders.removeFirst()

let devices = [
  DeviceDescription(
    identifier: "iphone-16", name: "iPhone 16", idiom: .phone, portraitSize: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: .init(top: 59, bottom: 34), landscapeSafeArea: .init(left: 59, bottom: 21, right: 59),
    portraitStatusBarHeight: 59, screenCornerRadius: 55),
  DeviceDescription(
    identifier: "iphone-se", name: "iPhone SE", idiom: .phone, portraitSize: CGSize(width: 375, height: 667), scale: 2,
    portraitSafeArea: .init(top: 20), landscapeSafeArea: .init(), portraitStatusBarHeight: 20, screenCornerRadius: 0),
  DeviceDescription(
    identifier: "ipad", name: "iPad", idiom: .pad, portraitSize: CGSize(width: 820, height: 1180), scale: 2,
    portraitSafeArea: .init(top: 24, bottom: 20), landscapeSafeArea: .init(top: 24, bottom: 20),
    portraitStatusBarHeight: 24, screenCornerRadius: 18),
]

@Sendable func say(_ text: String) {
  FileHandle.standardOutput.write(Data(text.utf8))
}

let server = BrowserServer(
  BrowserServerConfiguration(
    port: UInt16(options["--port"] ?? "0") ?? 0, token: options["--token"] ?? "0123456789abcdef",
    fontDirectories: folders, devices: devices, now: { ProcessInfo.processInfo.systemUptime },
    log: { say("server: \($0)\n") }))
func supervise(_ name: String, _ manner: String) -> AppSupervisor {
  let supervisor = AppSupervisor(
    AppLaunch(executable: fakeApp, name: name, arguments: [manner]), identifier: AppChannel.identifier(for: name),
    configuration: DeviceConfiguration(device: devices[0]), devices: devices,
    options: SupervisionOptions(helloTimeout: .seconds(3), clock: ContinuousClock(), output: { say($0) }))
  server.register(supervisor.channel)
  return supervisor
}

let supervisor = supervise("Fake", options["--manner"] ?? "normal")
let other = options["--beside"].map { supervise("Other", $0) }
let port = try await server.start()
say("port \(port)\n")
supervisor.start()
other?.start()
while let line = readLine() {
  let words = line.split(separator: " ")
  switch line {
  case _ where words.first == "raster" && words.count == 3:
    let raster = RasterServer()
    if let commit = supervisor.channel.tree.fullCommit() { raster.apply(commit) }
    if let frame = raster.render(at: Double(words[2])) {
      try frame.pngData(hasAlpha: false).write(to: URL(fileURLWithPath: String(words[1])))
    }
    say("rastered\n")
  case "tabs": say("tabs \(supervisor.channel.tabCount)\n")
  case "stop-app": await supervisor.stop()
  case "start-app": supervisor.start()
  default: say("unknown: \(line)\n")
  }
}
await supervisor.stop()
await other?.stop()
await server.stop()
