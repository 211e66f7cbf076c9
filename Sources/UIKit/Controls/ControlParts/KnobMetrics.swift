// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How large switches and the knobs of sliders are, by the kind of device; points.
struct KnobMetrics {
  /// A switch as it stands in its frame.
  var switchSize: CGSize
  var knob: CGSize
  /// From a switch's edge to its knob.
  var inset: CGFloat

  /// As measured on an iPhone with iOS 26.
  static let touch = KnobMetrics(
    switchSize: CGSize(width: 68, height: 30), knob: CGSize(width: 38, height: 25), inset: 2.5)
  /// As measured with Mac Catalyst 26.
  static let mac = KnobMetrics(
    switchSize: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), inset: 2)

  init(switchSize: CGSize, knob: CGSize, inset: CGFloat) {
    (self.switchSize, self.knob, self.inset) = (switchSize, knob, inset)
  }

  init(_ traits: UITraitCollection) {
    self = traits.userInterfaceIdiom == .mac ? .mac : .touch
  }
}
