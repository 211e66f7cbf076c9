// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension StepScript {
  /// Holds the script's points to the screen of a device, as it is held at their time.
  ///
  /// - Throws: `StepScriptError` for the first point that is not on the screen.
  package func check(on configuration: DeviceConfiguration) throws(StepScriptError) {
    var configuration = configuration
    for (index, step) in steps.enumerated() {
      switch step.action {
      case .touch(let touch): try check(touch.location, index, "steps[\(index)]", configuration)
      case .wheel(let location, _): try check(location, index, "steps[\(index)].wheel", configuration)
      case .rotate(let orientation): configuration.orientation = orientation
      case .key, .type, .location, .tilt, .appearance, .textSize, .scene, .openURL, .pasteboard, .snapshot, .tree,
        .record:
        break
      }
    }
  }

  private func check(
    _ location: CGPoint, _ index: Int, _ path: String, _ configuration: DeviceConfiguration
  ) throws(StepScriptError) {
    let size = configuration.screenSize
    for (key, value, length) in [("x", location.x, size.width), ("y", location.y, size.height)]
    where !(0...length).contains(value) {
      let screen = "\(configuration.device.name), \(configuration.orientation.rawValue)"
      throw StepScriptError(
        line: steps[index].line, path: "\(path).\(key)",
        problem: "expected 0 to \(ScriptJSON.text(length)) on the screen of \(screen), "
          + "found \(ScriptJSON.text(value))")
    }
  }
}
