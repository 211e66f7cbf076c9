// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// Sets runtime attributes. What cannot be set is told and passed over, as iOS does: they are often left from an older class.
@MainActor enum NibKeys {
  static func set(_ attribute: NibRuntimeAttribute, of object: NSObject, in graph: NibGraph) {
    let value = value(attribute.value, graph)
    let names = attribute.keyPath.split(separator: ".").map(String.init)
    guard let last = names.last else { return }
    var target = object
    for name in names.dropLast() {
      guard let key = _TesseraClassTable.key(named: name, for: target) else { return tell(attribute, object, graph) }
      guard let next = key.get(target) as? NSObject else { return }
      target = next
    }
    if let key = _TesseraClassTable.key(named: last, for: target) {
      if key.set?(target, value) != true { tell(attribute, object, graph) }
    } else if let layer = target as? CALayer {
      layer.setValue(value, forKey: last)
    } else {
      tell(attribute, object, graph)
    }
  }

  private static func tell(_ attribute: NibRuntimeAttribute, _ object: NSObject, _ graph: NibGraph) {
    NibWarnings.warn(
      "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(type(of: object)))\(graph.fileWords): "
        + "the class has no property of that name that takes the value.")
  }

  private static func value(_ value: NibRuntimeAttribute.Value, _ graph: NibGraph) -> Any? {
    switch value {
    case .bool(let value): value
    case .number(let value): value
    case .string(let value): value
    case .color(let color): graph.color(color)
    case .image(let name, let isSymbol): graph.image(named: name, isSymbol: isSymbol)
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let size): CGSize(width: size.width, height: size.height)
    case .rect(let rect): CGRect(rect)
    case .range(let location, let length): NSRange(location: location, length: max(length, 0))
    case .none: nil
    }
  }
}
