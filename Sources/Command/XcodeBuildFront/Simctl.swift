// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// `simctl`: the devices, which are always there and never need to start.
package enum Simctl {
  private static let runtime = "com.apple.CoreSimulator.SimRuntime.iOS-" + XcodeAnswer.system.replacing(".", with: "-")

  /// - Parameter words: The words behind `simctl`.
  package static func answer(_ words: [String]) -> XcodeAnswer {
    var words = words
    // `--set PATH` names another folder of devices.
    if words.first == "--set" { words.removeFirst(min(2, words.count)) }
    guard let verb = words.first else { return usage }
    switch verb {
    case "list": return list(Array(words.dropFirst()))
    case "create":
      // `create NAME TYPE [RUNTIME]`: the type is a model's name or its identifier.
      guard words.count > 1 else {
        return XcodeAnswer("", status: 64, note: "simctl create: expected a name and a type")
      }
      let type = words.count > 2 ? words[2] : words[1]
      let known = SimulatedDevice.all.first { typeIdentifier($0) == type } ?? SimulatedDevice.named(type)
      return known.map { XcodeAnswer($0.identifier) }
        ?? XcodeAnswer("", status: 161, note: "simctl create: invalid device type: \(type)")
    case "boot", "bootstatus", "delete", "erase", "shutdown", "upgrade", "rename", "pair", "runtime", "privacy":
      return XcodeAnswer("")
    case "help": return usage
    default:
      return XcodeAnswer(
        "", status: 2, note: "simctl \(verb): there is no running simulator to ask; `tessera run` shows an app")
    }
  }

  private static let usage = XcodeAnswer("usage: simctl list | create | boot | bootstatus | shutdown | erase | delete")

  private static func list(_ words: [String]) -> XcodeAnswer {
    let isJSON = words.contains("-j") || words.contains("--json")
    let kinds: Set = ["devices", "devicetypes", "pairs", "runtimes"]
    let wanted = words.first(where: kinds.contains)
    // What else is named has to be in a device's name; `available` is all of them.
    let terms = words.filter { !$0.hasPrefix("-") && !kinds.contains($0) && $0 != "available" && $0 != "booted" }
    let devices =
      words.contains("booted")
      ? []
      : SimulatedDevice.all.filter { device in
        terms.allSatisfy { device.name.lowercased().contains($0.lowercased()) || $0.lowercased() == "ios" }
      }
    func has(_ kind: String) -> Bool { wanted == nil || wanted == kind }
    if isJSON {
      var result: [String: Any] = [:]
      if has("devices") {
        result["devices"] = [
          runtime: devices.map { device in
            [
              "name": device.name, "udid": device.identifier, "state": "Shutdown", "isAvailable": true,
              "deviceTypeIdentifier": typeIdentifier(device),
            ] as [String: Any]
          }
        ]
      }
      if has("devicetypes") {
        result["devicetypes"] = SimulatedDevice.all.map { ["name": $0.name, "identifier": typeIdentifier($0)] }
      }
      if has("runtimes") {
        result["runtimes"] = [
          [
            "name": "iOS \(XcodeAnswer.system)", "identifier": runtime, "version": XcodeAnswer.system,
            "platform": "iOS", "isAvailable": true, "buildversion": "23E240",
          ] as [String: Any]
        ]
      }
      if has("pairs") { result["pairs"] = [String: String]() }
      return XcodeAnswer(XcodeAnswer.json(result))
    }
    var lines: [String] = []
    if has("devicetypes") {
      lines += ["== Device Types =="] + SimulatedDevice.all.map { "\($0.name) (\(typeIdentifier($0)))" }
    }
    if has("runtimes") {
      lines += [
        "== Runtimes ==", "iOS \(XcodeAnswer.system) (\(XcodeAnswer.system) - 23E240) - \(runtime)",
      ]
    }
    if has("devices") {
      lines += ["== Devices ==", "-- iOS \(XcodeAnswer.system) --"]
      lines += devices.map { "    \($0.name) (\($0.identifier)) (Shutdown) " }
    }
    return XcodeAnswer(lines.joined(separator: "\n"))
  }

  private static func identifier(_ device: SimulatedDevice) -> String {
    String(device.name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  private static func typeIdentifier(_ device: SimulatedDevice) -> String {
    "com.apple.CoreSimulator.SimDeviceType." + identifier(device)
  }
}
