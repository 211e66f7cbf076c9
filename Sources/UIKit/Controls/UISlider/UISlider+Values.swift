// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Values, and what moves them: fingers, keys, assistive technology.

/// A finger on a slider.
struct SliderDrag {
  /// Where it came down, points.
  let start: CGFloat
  /// The value that it found.
  let value: Float
  var hasMoved = false
}

extension UISlider {
  private var range: Float { maximumValue - minimumValue }

  /// The share of the track before the knob, 0…1.
  var share: Float { share(of: storedValue) }

  func share(of value: Float) -> Float {
    range > 0 ? min(max((value - minimumValue) / range, 0), 1) : 0
  }

  private func held(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  func move(to value: Float, animated: Bool) {
    let value = held(value)
    guard value != storedValue else { return }
    KeyValueObserving.changing(self, "value") { storedValue = value }
    publishAccessibility()
    setNeedsLayout()
    // How iOS animates it was not measured.
    guard animated, window != nil else { return }
    UIView.animate(springDuration: 0.3, bounce: 0, options: .allowUserInteraction, animations: { layoutIfNeeded() })
  }

  func rangeDidChange() {
    storedValue = held(storedValue)
    publishAccessibility()
    setNeedsLayout()
  }

  /// Changes the value as people do; returns whether it changed.
  private func choose(_ value: Float) -> Bool {
    var value = held(value)
    if let trackConfiguration { value = minimumValue + trackConfiguration.allowed(share(of: value)) * range }
    guard value != storedValue else { return false }
    move(to: value, animated: false)
    return true
  }

  // MARK: - Fingers

  /// How far from the knob a finger may come down, points; not measured.
  private static let reach: CGFloat = 12

  func beginDrag(_ touch: UITouch) -> Bool {
    let place = touch.location(in: self)
    let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    guard sliderStyle == .thumbless || knob.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) else {
      return false
    }
    drag = SliderDrag(start: place.x, value: storedValue)
    return true
  }

  func continueDrag(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    // Subclasses may begin by themselves wherever a finger comes down; it goes on from where it was.
    let drag = self.drag ?? SliderDrag(start: touch.previousLocation(in: self).x, value: storedValue)
    self.drag = drag
    let width = trackRect(forBounds: bounds).width
    guard width > 0 else { return true }
    let moved = touch.location(in: self).x - drag.start
    // As measured, the whole track is the whole range.
    let way = Float((isMirrored ? -moved : moved) / width)
    guard choose(drag.value + way * range) else { return true }
    self.drag?.hasMoved = true
    if isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    return true
  }

  func endDrag(_ event: UIEvent?) {
    guard let ended = drag else { return }
    drag = nil
    if ended.hasMoved { send([.valueChanged, .primaryActionTriggered], event) }
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: - Steps

  /// Goes a tenth of the range, or to the next mark, and tells of it.
  func step(by direction: Float) {
    guard isEnabled else { return }
    var next = storedValue + direction * range / 10
    if let configuration = trackConfiguration, configuration.allowsTickValuesOnly {
      let places = configuration.ticks.map(\.position).sorted(by: <)
      let beyond =
        direction > 0 ? places.first { $0 > share + 1e-4 } : places.last { $0 < share - 1e-4 }
      next = minimumValue + (beyond ?? share) * range
    }
    if choose(next) { send([.valueChanged, .primaryActionTriggered], nil) }
  }
}
