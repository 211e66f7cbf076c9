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
  ///
  /// - Returns: Whether that may change something of a new object of the class; `false` where it has that value by itself.
  typealias Change = @MainActor (NSObject, NibElement, NibGraph) -> Bool

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
      guard let object = object as? Object else { return false }
      apply(object, element, graph)
      return true
    }
    (self.names, isRead, read) = (names, true, { isDone($0) ? change : nil })
  }

  /// What is done with a value that can be read once.
  static func value<Object: NSObject, Value>(
    _ names: String..., read: @escaping (NibElement) -> Value?, apply: @escaping (Object, Value, NibGraph) -> Void
  ) -> NibProperty {
    NibProperty(names: names) { element in
      guard let value = read(element) else { return nil }
      return { object, _, graph in
        guard let object = object as? Object else { return false }
        apply(object, value, graph)
        return true
      }
    }
  }

  /// What sets a property to a value that can be read once.
  static func value<Object: NSObject, Value: Equatable>(
    _ names: String..., path: ReferenceWritableKeyPath<Object, Value>, read: @escaping (NibElement) -> Value?
  ) -> NibProperty {
    NibProperty(names: names) { element in
      guard let value = read(element) else { return nil }
      return { object, _, _ in
        guard let object = object as? Object, object[keyPath: path] != value else { return false }
        object[keyPath: path] = value
        return true
      }
    }
  }

  private init(names: [String], read: @escaping (NibElement) -> Change?) {
    (self.names, isRead, self.read) = (names, true, read)
  }

  /// What is known and means nothing here: what Interface Builder keeps for itself, and what no app would notice.
  static func skipped(_ names: String...) -> NibProperty { NibProperty(names) }

  private init(_ names: [String]) { (self.names, isRead, read) = (names, false, { _ in nil }) }

  func apply(_ object: NSObject, _ element: NibElement, _ graph: NibGraph) {
    _ = read(element)?(object, element, graph)
  }

  // MARK: - Attributes

  /// An attribute that is `YES` or `NO`.
  ///
  /// - Parameter absent: What it is where it is not written; `nil` leaves the property alone.
  static func flag<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>, absent: Bool?
  ) -> NibProperty {
    .value(name, path: path) { $0.bool(name) ?? absent }
  }

  /// A number, of points or of another unit.
  static func number<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>, absent: CGFloat? = nil
  ) -> NibProperty {
    .value(name, path: path) { $0.points(name) ?? absent }
  }

  static func number<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Float>, absent: Float? = nil
  ) -> NibProperty {
    .value(name, path: path) { $0.points(name).map { Float($0) } ?? absent }
  }

  static func number<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Double>, absent: Double? = nil
  ) -> NibProperty {
    .value(name, path: path) { $0.points(name).map { Double($0) } ?? absent }
  }

  static func integer<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Int>, absent: Int? = nil
  ) -> NibProperty {
    .value(name, path: path) { $0.integer(name) ?? absent }
  }

  /// A text, in the language of the app where the nib has tables of texts.
  static func text<Object: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, String?>
  ) -> NibProperty {
    value(name) { element in
      element.string(name).map { (text: $0, owner: element.id) }
    } apply: { (object: Object, said, graph) in
      object[keyPath: path] = graph.localized(said.text, key: name, of: said.owner)
    }
  }

  /// One of some words, which are compared without case.
  static func choice<Object: NSObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ words: [String: Value], absent: Value? = nil
  ) -> NibProperty {
    let words = Dictionary(words.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
    return .value(name, path: path) { $0[name].flatMap { words[$0.lowercased()] } ?? absent }
  }

  // MARK: - Children

  /// A colour; one that is said to be none is `nil`, and one that is not said is left alone.
  static func color<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>
  ) -> NibProperty {
    value(key) { (element) -> NibColor?? in
      guard let child = element.child(key: key) else { return nil }
      if let color = NibColor(child) { return .some(color) }
      return child.name == "nil" ? .some(nil) : nil
    } apply: { (object: Object, color, graph) in
      object[keyPath: path] = color.flatMap { graph.color($0) }
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
    value(key) { element in
      element.insets(key).map { UIEdgeInsets($0) }
    } apply: { (object: Object, insets, _) in
      object[keyPath: path] = insets
    }
  }

  static func size<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, CGSize>
  ) -> NibProperty {
    value(key) { element in
      element.size(key).map { CGSize($0) }
    } apply: { (object: Object, size, _) in
      object[keyPath: path] = size
    }
  }

  /// A font that the system or the app has.
  static func font<Object: NSObject>(_ path: ReferenceWritableKeyPath<Object, UIFont?>) -> NibProperty {
    value("fontDescription") { element in
      element.font()
    } apply: { (object: Object, font, _) in
      object[keyPath: path] = UIFont.of(font)
    }
  }
}
