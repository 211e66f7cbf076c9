// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

/// The schema of layers as a module of the page.
struct LayerTable {
  var text: String {
    """
    // SPDX-FileCopyrightText: 2026 The Tessera Authors
    // SPDX-License-Identifier: MIT

    // What layers have, from the schema in Sources/Render/RenderProtocol/Layers/Schema. Made by `tessera-dev generate`.

    /** [name, form of its values]; the place in the list is the tag on the wire. */
    export const layerProperties = [
    \(lines(LayerChange.all.map { [$0.name, $0.form.rawValue] }))
    ];

    /** The values of a new layer, but for its time. */
    export const newValues = {
    \(LayerChange.whole.compactMap(value).joined(separator: "\n"))
    };

    /**
     * [name, the layer's property, what of it, numbers of it or null, within what they stay]; the place in the list is
     * the number on the wire.
     */
    export const animatedProperties = [
    \(AnimatedProperty.allCases.map(animated).joined(separator: "\n"))
    ];

    """
  }

  private func lines(_ rows: [[String]]) -> String {
    rows.map { row in "  [" + row.map { "\"\($0)\"" }.joined(separator: ", ") + "]," }.joined(separator: "\n")
  }

  private func animated(_ property: AnimatedProperty) -> String {
    let definition = property.definition
    let owner = definition.property
    let (place, numbers, limit): (String, Range<Int>?, NumberLimit) =
      switch definition.place {
      case .whole: (owner.form.rawValue, nil, owner.limit)
      case .numbers(let range, let limit): (owner.form.rawValue, range, limit)
      case .matrix: ("part", nil, .any)
      case .shape: ("shape", nil, .any)
      case .gradient: ("gradient", nil, .any)
      }
    let range = numbers.map { "[\($0.lowerBound), \($0.upperBound)]" } ?? "null"
    return "  [\"\(property)\", \"\(owner.name)\", \"\(place)\", \(range), \"\(limit.rawValue)\"],"
  }

  private func value(_ property: AnyLayerProperty) -> String? {
    literal(property.value(in: LayerState())).map { "  \(property.name): \($0)," }
  }

  private func literal(_ value: LayerValue) -> String? {
    switch value {
    case .number(let value): number(value)
    case .fraction(let value): number(CGFloat(value))
    case .flag(let value): "\(value)"
    case .point(let value): "{ x: \(number(value.x)), y: \(number(value.y)) }"
    case .size(let value): "{ x: \(number(value.width)), y: \(number(value.height)) }"
    case .rect(let value):
      "{ x: \(number(value.minX)), y: \(number(value.minY)), width: \(number(value.width)), "
        + "height: \(number(value.height)) }"
    case .matrix(.identity): "null"
    case .matrix(let value): "[\(value.entries.map { number(CGFloat($0)) }.joined(separator: ", "))]"
    case .color(let value), .optionalColor(let value?):
      "{ red: \(number(CGFloat(value.red))), green: \(number(CGFloat(value.green))), "
        + "blue: \(number(CGFloat(value.blue))), alpha: \(number(CGFloat(value.alpha))) }"
    case .optionalColor(nil), .path, .layer, .accessibility: "null"
    case .contents: "{ kind: \"none\" }"
    case .gravity(let value): "\(value.rawValue)"
    case .filter(let value): "\(value.rawValue)"
    case .corners(let value): "\(value.rawValue)"
    case .layers, .animations: "[]"
    case .text(let value): "\"\(value)\""
    // The page's own, with what it works out of it.
    case .timing: nil
    }
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
