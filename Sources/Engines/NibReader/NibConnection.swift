// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an object of a nib is connected to.
package enum NibConnection: Equatable, Sendable {
  /// A property that is given an object.
  case outlet(property: String, destination: String)
  /// A property that is a list and is given one more.
  case outletCollection(property: String, destination: String)
  /// A message to an object; the event is that of controls, and others have none.
  case action(selector: String, destination: String, event: String?)
  case segue(NibSegue)

  package init?(_ element: NibElement) {
    guard let destination = element["destination"] else { return nil }
    switch element.name {
    case "outlet":
      guard let property = element["property"] else { return nil }
      self = .outlet(property: property, destination: destination)
    case "outletCollection":
      guard let property = element["property"] else { return nil }
      self = .outletCollection(property: property, destination: destination)
    case "action":
      guard let selector = element["selector"] else { return nil }
      self = .action(selector: selector, destination: destination, event: element["eventType"])
    case "segue":
      guard let segue = NibSegue(element, to: destination) else { return nil }
      self = .segue(segue)
    default: return nil
    }
  }
}

/// A way from one scene to another.
package struct NibSegue: Equatable, Sendable {
  package let id: String
  package let destination: String
  /// `show`, `presentation`, `embed`, `relationship`, `unwind` …
  package let kind: String
  /// The name that the app knows it by.
  package let identifier: String?
  /// Of a container's own ways: `rootViewController`, `viewControllers`.
  package let relationship: String?
  /// The app's class of segue.
  package let customClass: String?
  package let presentationStyle: String?
  package let transitionStyle: String?
  package let isAnimated: Bool
  /// Whether the accessory of a cell triggers it, not the cell.
  package let isOfAccessory: Bool
  /// The app's method that makes the controller.
  package let creation: String?
  /// The action at the end of a way back.
  package let unwindAction: String?
  /// What a popover points at, by its identifier.
  package let popoverAnchorView: String?
  package let popoverAnchorItem: String?
  /// Where a popover's arrow may point: `up`, `down` …; empty where that is not said.
  package let popoverDirections: Set<String>

  init?(_ element: NibElement, to destination: String) {
    guard let kind = element["kind"] else { return nil }
    id = element.id ?? ""
    self.destination = destination
    self.kind = kind
    identifier = element["identifier"]
    relationship = element["relationship"]
    customClass = element["customClass"]
    presentationStyle = element["modalPresentationStyle"]
    transitionStyle = element["modalTransitionStyle"]
    isAnimated = element.bool("animates") ?? true
    isOfAccessory = element["trigger"] == "accessoryAction"
    creation = element["destinationCreationSelector"]
    unwindAction = element["unwindAction"]
    popoverAnchorView = element["popoverAnchorView"]
    popoverAnchorItem = element["popoverAnchorBarButtonItem"]
    popoverDirections = element.child("popoverArrowDirection")?.flags ?? []
  }
}

/// A value that a nib sets by the name of a property when all objects are there.
package struct NibRuntimeAttribute: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case bool(Bool)
    case number(Double)
    case string(String)
    case color(NibColor)
    case image(String, isSymbol: Bool)
    case point(Double, Double)
    case size(NibSize)
    case rect(NibRect)
    case range(Int, Int)
    case none
  }

  package let keyPath: String
  package let value: Value

  package init?(_ element: NibElement) {
    guard element.name == "userDefinedRuntimeAttribute", let keyPath = element["keyPath"] else { return nil }
    self.keyPath = keyPath
    guard let value = Self.value(element) else { return nil }
    self.value = value
  }

  private static func value(_ element: NibElement) -> Value? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element.bool("value").map(Value.bool)
    case "string": return element.string("value").map(Value.string)
    case "number": return (child?.number("value") ?? element.number("value")).map(Value.number)
    case "color": return child.flatMap(NibColor.init).map(Value.color)
    case "image": return element["value"].map { .image($0, isSymbol: element["catalog"] == "system") }
    case "point": return child.map { .point($0.number("x") ?? 0, $0.number("y") ?? 0) }
    case "size": return element.size("value").map(Value.size)
    case "rect": return element.rect("value").map(Value.rect)
    case "range": return child.map { .range($0.integer("location") ?? 0, $0.integer("length") ?? 0) }
    case "nil": return Value.none
    default: return nil
    }
  }
}

extension NibElement {
  /// What the object is connected to, in the file's order.
  package var connections: [NibConnection] { list("connections").compactMap(NibConnection.init) }

  /// The segues that begin at the element or at anything below it, each with what it begins at.
  package var segues: [(source: NibElement, segue: NibSegue)] {
    var found: [(NibElement, NibSegue)] = []
    var open = [self]
    while let element = open.popLast() {
      for case .segue(let segue) in element.connections { found.append((element, segue)) }
      open.append(contentsOf: element.children.reversed())
    }
    return found
  }

  /// What is set when all objects are there, in the file's order.
  package var runtimeAttributes: [NibRuntimeAttribute] {
    list("userDefinedRuntimeAttributes").compactMap(NibRuntimeAttribute.init)
  }
}
