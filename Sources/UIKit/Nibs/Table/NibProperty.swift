// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// What of an element one line of the table reads, and what it makes of it.
@MainActor struct NibProperty {
  /// The attributes, and the keys or names of children, that are read.
  let names: [String]
  /// Whether what is read counts.
  let isRead: Bool
  /// What an element changes of the objects that are made of it; `nil` where it says nothing. Found once an element, and done
  /// for each object.
  let read: (NibElement) -> Change?

  /// Gives an object what its element says. An object of another class than the line is for is left alone: the app's class
  /// may be anything.
  typealias Change = @MainActor (NSObject, NibElement, NibGraph) -> Void

  /// What is done whether the element says anything or not.
  init<Object: NSObject>(_ names: String..., apply: @escaping (Object, NibElement, NibGraph) -> Void) {
    self.init(names, apply) { _ in true }
  }

  /// What is done only where the element says something.
  static func said<Object: NSObject>(
    _ names: String..., apply: @escaping (Object, NibElement, NibGraph) -> Void
  ) -> NibProperty {
    NibProperty(names, apply) { element in names.contains(where: element.says) }
  }

  private init<Object: NSObject>(
    _ names: [String], _ apply: @escaping (Object, NibElement, NibGraph) -> Void,
    where isDone: @escaping (NibElement) -> Bool
  ) {
    let change: Change = { object, element, graph in
      if let object = object as? Object { apply(object, element, graph) }
    }
    (self.names, isRead, read) = (names, true, { isDone($0) ? change : nil })
  }

  /// What sets a property to a value that can be read once.
  private init<Object: NSObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, value: @escaping (NibElement) -> Value?
  ) {
    (names, isRead) = ([name], true)
    read = { element in
      guard let value = value(element) else { return nil }
      let change: Change = { object, _, _ in
        if let object = object as? Object, object[keyPath: path] != value { object[keyPath: path] = value }
      }
      return change
    }
  }

  /// What is known and means nothing here: what Interface Builder keeps for itself, and what no app would notice.
  static func skipped(_ names: String...) -> NibProperty { NibProperty(names) }

  private init(_ names: [String]) { (self.names, isRead, read) = (names, false, { _ in nil }) }

  func apply(_ object: NSObject, _ element: NibElement, _ graph: NibGraph) { read(element)?(object, element, graph) }

  // MARK: - Attributes

  /// An attribute that is `YES` or `NO`.
  ///
  /// - Parameter absent: What it is where it is not written; `nil` leaves the property alone.
  static func flag<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>, absent: Bool?
  ) -> NibProperty {
    NibProperty(name, path) { $0.bool(name) ?? absent }
  }

  /// A number, of points or of another unit.
  static func number<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>, absent: CGFloat? = nil
  ) -> NibProperty {
    NibProperty(name, path) { $0.points(name) ?? absent }
  }

  static func number<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Float>, absent: Float? = nil
  ) -> NibProperty {
    NibProperty(name, path) { $0.points(name).map { Float($0) } ?? absent }
  }

  static func number<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Double>, absent: Double? = nil
  ) -> NibProperty {
    NibProperty(name, path) { $0.points(name).map { Double($0) } ?? absent }
  }

  static func integer<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Int>, absent: Int? = nil
  ) -> NibProperty {
    NibProperty(name, path) { $0.integer(name) ?? absent }
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
    return NibProperty(name, path) { $0[name].flatMap { words[$0.lowercased()] } ?? absent }
  }

  // MARK: - Children

  /// A colour; one that is said to be none is `nil`, and one that is not said is left alone.
  static func color<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>
  ) -> NibProperty {
    said(key) { (object: Object, element, graph) in
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
    said(key) { (object: Object, element, graph) in
      if let image = graph.image(key, of: element) { object[keyPath: path] = image }
    }
  }

  static func insets<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>
  ) -> NibProperty {
    said(key) { (object: Object, element, _) in
      if let insets = element.insets(key) { object[keyPath: path] = UIEdgeInsets(insets) }
    }
  }

  static func size<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, CGSize>
  ) -> NibProperty {
    said(key) { (object: Object, element, _) in
      if let size = element.size(key) { object[keyPath: path] = CGSize(size) }
    }
  }
}
