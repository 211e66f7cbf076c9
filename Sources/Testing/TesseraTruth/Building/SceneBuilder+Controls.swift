// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Scenes of controls: `switches`, `sliders`.

extension SceneBuilder {
  /// Builds a scene's controls; `false` where it has none. Their parts are named as dumps name them.
  func buildControls() throws(SceneError) -> Bool {
    guard let entries = scene.input["switches"] ?? scene.input["sliders"] else { return false }
    let paths = scene.expectations.map(\.path).filter { Int($0) != nil }
    let list = try entries.list("a list of controls")
    guard paths.count == list.count else { throw entries.malformed("as many controls as are expected") }
    let holder = makeHolder()
    for (entry, path) in zip(list, paths) {
      try takeView()
      try entry.object("a control as an object")
      let isSwitch = scene.input["switches"] != nil
      named[path] = isSwitch ? try toggle(entry, path, in: holder) : try slider(entry, path, in: holder)
    }
    return true
  }

  /// Where controls stand: on a Mac, where those of other scenes were measured, they have other sizes.
  private func makeHolder() -> UIView {
    guard !scene.isFromSimulator else { return root }
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.view.frame = root.bounds
    outer.addChild(inner)
    outer.setOverrideTraitCollection(UITraitCollection(userInterfaceIdiom: .mac), forChild: inner)
    inner.view.frame = root.bounds
    outer.view.addSubview(inner.view)
    root.addSubview(outer.view)
    controllers = [outer, inner]
    return inner.view
  }

  private func toggle(_ node: SceneNode, _ path: String, in holder: UIView) throws(SceneError) -> UIView {
    try node.accepts(["at", "on"], in: "a switch")
    let toggle = UISwitch()
    toggle.isOn = try node["on"]?.bool() ?? false
    holder.addSubview(toggle)
    toggle.frame.origin = try node["at"]?.point() ?? .zero
    named[path + ".knob"] = toggle.subviews.first?.subviews.last
    return toggle
  }

  private func slider(_ node: SceneNode, _ path: String, in holder: UIView) throws(SceneError) -> UIView {
    try node.accepts(["frame", "value", "min", "max"], in: "a slider")
    let slider = UISlider(frame: try node.required("frame", "a slider's frame").rect())
    slider.minimumValue = Float(try node["min"]?.number() ?? 0)
    slider.maximumValue = Float(try node["max"]?.number() ?? 1)
    slider.value = Float(try node["value"]?.number() ?? 0)
    holder.addSubview(slider)
    // What fades as one when the slider is disabled: the track with its fill, and the knob.
    let body = slider.subviews.first
    named[path + ".track"] = body?.subviews.first
    named[path + ".fill"] = body?.subviews.first?.subviews.first
    named[path + ".knob"] = body?.subviews.last
    return slider
  }
}
