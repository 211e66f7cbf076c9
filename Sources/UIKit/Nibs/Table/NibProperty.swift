// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// What of an element one line of the table reads, and what it makes of it.
@MainActor struct NibProperty {
  /// The attributes, and the keys or names of children, that are read.
  let names: [String]
  /// Whether what is read counts.
  let isRead: Bool
  /// Gives the object what the element says. An object of another class than the line is for is left alone: the app's class
  /// may be anything.
  let apply: (NSObject, NibElement, NibGraph) -> Void

  init<Object: NSObject>(_ names: String..., apply: @escaping (Object, NibElement, NibGraph) -> Void) {
    (self.names, isRead) = (names, true)
    self.apply = { object, element, graph in
      if let object = object as? Object { apply(object, element, graph) }
    }
  }

  /// What is known and means nothing here: what Interface Builder keeps for itself, and what no app would notice.
  static func skipped(_ names: String...) -> NibProperty { NibProperty(names) }

  private init(_ names: [String]) { (self.names, isRead, apply) = (names, false, { _, _, _ in }) }

  // MARK: - Attributes

  /// An attribute that is `YES` or `NO`.
  ///
  /// - Parameter absent: What it is where it is not written; `nil` leaves the property alone.
  static func flag<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>, absent: Bool?
  ) -> NibProperty {
    NibProperty(name) { (object: Object, element, _) in
      if let value = element.bool(name) ?? absent, object[keyPath: path] != value { object[keyPath: path] = value }
    }
  }

  /// A number, of points or of another unit.
  static func number<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>, absent: CGFloat? = nil
  ) -> NibProperty {
    NibProperty(name) { (object: Object, element, _) in
      if let value = element.points(name) ?? absent, object[keyPath: path] != value { object[keyPath: path] = value }
    }
  }

  static func number<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Float>, absent: Float? = nil
  ) -> NibProperty {
    NibProperty(name) { (object: Object, element, _) in
      if let value = element.points(name).map({ Float($0) }) ?? absent { object[keyPath: path] = value }
    }
  }

  static func number<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Double>, absent: Double? = nil
  ) -> NibProperty {
    NibProperty(name) { (object: Object, element, _) in
      if let value = element.points(name).map({ Double($0) }) ?? absent { object[keyPath: path] = value }
    }
  }

  static func integer<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Int>, absent: Int? = nil
  ) -> NibProperty {
    NibProperty(name) { (object: Object, element, _) in
      if let value = element.integer(name) ?? absent, object[keyPath: path] != value { object[keyPath: path] = value }
    }
  }

  /// A text, in the language of the app where the nib has tables of texts.
  static func text<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, String?>
  ) -> NibProperty {
    NibProperty(name) { (object: Object, element, graph) in
      if let value = graph.text(name, of: element) { object[keyPath: path] = value }
    }
  }

  /// One of some words, which are compared without case.
  static func choice<Object: NSObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ words: [String: Value], absent: Value? = nil
  ) -> NibProperty {
    let words = Dictionary(words.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
    return NibProperty(name) { (object: Object, element, _) in
      guard let value = element[name].flatMap({ words[$0.lowercased()] }) ?? absent else { return }
      if object[keyPath: path] != value { object[keyPath: path] = value }
    }
  }

  // MARK: - Children

  /// A colour; one that is said to be none is `nil`, and one that is not said is left alone.
  static func color<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>
  ) -> NibProperty {
    NibProperty(key) { (object: Object, element, graph) in
      guard let child = element.child(key: key) else { return }
      if let color = NibColor(child) {
        object[keyPath: path] = graph.color(color)
      } else if child.name == "nil" {
        object[keyPath: path] = nil
      }
    }
  }

  /// A picture, by an attribute or a child.
  static func image<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>
  ) -> NibProperty {
    NibProperty(key) { (object: Object, element, graph) in
      if let image = graph.image(key, of: element) { object[keyPath: path] = image }
    }
  }

  static func insets<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>
  ) -> NibProperty {
    NibProperty(key) { (object: Object, element, _) in
      if let insets = element.insets(key) { object[keyPath: path] = UIEdgeInsets(insets) }
    }
  }

  static func size<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, CGSize>
  ) -> NibProperty {
    NibProperty(key) { (object: Object, element, _) in
      if let size = element.size(key) { object[keyPath: path] = CGSize(size) }
    }
  }
}
