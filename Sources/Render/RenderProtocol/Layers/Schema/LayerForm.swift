// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The form that the values of a Swift type have on their way: which case of `LayerValue`, to and fro.
package struct LayerForm<Value: Hashable & Sendable>: Sendable {
  let kind: LayerValue.Form
  let wrap: @Sendable (Value) -> LayerValue
  /// `nil` for a value of another form.
  let unwrap: @Sendable (LayerValue) -> Value?

  init(
    _ kind: LayerValue.Form, _ wrap: @escaping @Sendable (Value) -> LayerValue,
    _ unwrap: @escaping @Sendable (LayerValue) -> Value?
  ) {
    (self.kind, self.wrap, self.unwrap) = (kind, wrap, unwrap)
  }
}

extension LayerForm where Value == CGFloat {
  package static var number: Self {
    Self(.number, { .number($0) }, { if case .number(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == Float {
  package static var fraction: Self {
    Self(.fraction, { .fraction($0) }, { if case .fraction(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == Bool {
  package static var flag: Self {
    Self(.flag, { .flag($0) }, { if case .flag(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == CGPoint {
  package static var point: Self {
    Self(.point, { .point($0) }, { if case .point(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == CGSize {
  package static var size: Self {
    Self(.size, { .size($0) }, { if case .size(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == CGRect {
  package static var rect: Self {
    Self(.rect, { .rect($0) }, { if case .rect(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == LayerTransform {
  package static var matrix: Self {
    Self(.matrix, { .matrix($0) }, { if case .matrix(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == RGBAColor {
  package static var color: Self {
    Self(.color, { .color($0) }, { if case .color(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == RGBAColor? {
  package static var optionalColor: Self {
    Self(
      .optionalColor, { .optionalColor($0) }, { if case .optionalColor(let value) = $0 { .some(value) } else { nil } })
  }
}

extension LayerForm where Value == CGPath? {
  package static var path: Self {
    Self(.path, { .path($0) }, { if case .path(let value) = $0 { .some(value) } else { nil } })
  }
}

extension LayerForm where Value == LayerContents {
  package static var contents: Self {
    Self(.contents, { .contents($0) }, { if case .contents(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == LayerGravity {
  package static var gravity: Self {
    Self(.gravity, { .gravity($0) }, { if case .gravity(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == LayerFilter {
  package static var filter: Self {
    Self(.filter, { .filter($0) }, { if case .filter(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == LayerCorners {
  package static var corners: Self {
    Self(.corners, { .corners($0) }, { if case .corners(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == LayerID? {
  package static var layer: Self {
    Self(.layer, { .layer($0) }, { if case .layer(let value) = $0 { .some(value) } else { nil } })
  }
}

extension LayerForm where Value == [LayerID] {
  package static var layers: Self {
    Self(.layers, { .layers($0) }, { if case .layers(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == LayerAccessibility? {
  package static var accessibility: Self {
    Self(
      .accessibility, { .accessibility($0) }, { if case .accessibility(let value) = $0 { .some(value) } else { nil } })
  }
}

extension LayerForm where Value == String {
  package static var text: Self {
    Self(.text, { .text($0) }, { if case .text(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == [LayerAnimation] {
  package static var animations: Self {
    Self(.animations, { .animations($0) }, { if case .animations(let value) = $0 { value } else { nil } })
  }
}

extension LayerForm where Value == AnimationTiming {
  package static var timing: Self {
    Self(.timing, { .timing($0) }, { if case .timing(let value) = $0 { value } else { nil } })
  }
}
