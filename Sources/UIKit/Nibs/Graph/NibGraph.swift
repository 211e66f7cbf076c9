// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// What one instantiation has made of a document, or of a part of it, and what is still to be done with it.
///
/// Objects are made as they are asked for. Connections are made when both of their ends are there: those that reach into
/// a part that was not made yet wait for the next `connect()`. What stands outside goes into `objects` beforehand.
@MainActor final class NibGraph {
  let document: NibDocument
  /// Where the document was read; `nil` for one of the app's own bytes.
  let url: URL?
  /// Where pictures, colours and classes come from.
  let bundle: Bundle?
  /// What stands for the file's owner.
  let owner: NSObject?
  /// All that is there, by its identifier.
  var objects: [String: NSObject] = [:]
  /// What an object that is being made will stand in, for frames that are said as distances from its edges.
  var container = NibSize(width: 0, height: 0)

  /// What connections wait for: their other end.
  private(set) var unconnected: [(source: NSObject, connection: NibConnection)] = []
  /// Segues of the objects that were made, for who shows controllers; taken away by `takeSegues()`.
  private var segues: [(source: NSObject, segue: NibSegue)] = []
  private var unattributed: [(object: NSObject, attributes: [NibRuntimeAttribute])] = []
  private var asleep: [NSObject] = []
  /// What outlet collections hold so far.
  var collections: [CollectionKey: [NSObject]] = [:]
  /// What lists make of their own elements later, and who hears of it.
  var prototypes: [NibPrototype] = []
  var didMakePrototype: ((NibGraph) -> Void)?
  /// The scene whose controller is made; `nil` for anything else.
  weak var scene: StoryboardScene?
  /// Whether there is no app: classes are those that elements have by themselves.
  var isCanvas = false
  /// On the canvas, the classes that elements have in place of the kit's.
  var standIns: ((NibElement) -> UIView.Type?)?
  lazy var modules = NibClasses.modules(of: self)
  /// The table of texts of a nib of the base language: that of its name. Worked out once, since paths are slow to take apart.
  lazy var textTable: String? = {
    guard let url, url.deletingLastPathComponent().lastPathComponent == "Base.lproj" else { return nil }
    return String(url.deletingPathExtension().lastPathComponent.prefix { $0 != "~" })
  }()

  init(_ file: NibFile, bundle: Bundle?, owner: NSObject? = nil) {
    (document, url, self.bundle, self.owner) = (file.document, file.url, bundle, owner)
    for (id, placeholder) in document.placeholders where placeholder == .owner {
      guard let owner, let element = document.element(id) else { continue }
      objects[id] = owner
      note(element.connections, source: owner)
    }
  }

  // MARK: - Objects

  /// The object of an element, made when it is first asked for; `nil` where the table has no such element, or where the
  /// app's class refuses.
  func object(for element: NibElement) -> NSObject? {
    if let id = element.id, let known = objects[id] { return known }
    let findings = findings(of: element)
    guard let row = findings.row else { return nil }
    let type = NibClasses.named(by: element, else: row.type, in: self)
    guard let object = NibClasses.make(type, from: element, in: self) else { return nil }
    if let id = element.id { objects[id] = object }
    return object
  }

  /// Has an element say what an object is that is there already, as the content view of a cell.
  func configure(_ object: NSObject, with element: NibElement) { decode(object, from: element) }

  /// Gives an object all that its element says. Called from within the object's initialiser.
  func decode(_ object: NSObject, from element: NibElement) {
    let findings = findings(of: element)
    note(object, findings, element.id)
    findings.apply(to: object, element, self)
  }

  /// What an element says, looked for once: a nib is read once and made often. The canvas asks each time, since what it takes
  /// for views depends on it.
  func findings(of element: NibElement) -> NibFindings {
    if !isCanvas, let findings = element.findings as? NibFindings { return findings }
    let findings = NibFindings(element, row(of: element), isOnCanvas: isCanvas)
    if !isCanvas { element.findings = findings }
    return findings
  }

  /// What is read of an element. On the canvas what nobody knows but has a place is a view, so that others can stand beside it.
  private func row(of element: NibElement) -> NibRow? {
    if let row = NibTable.row(element.name) { return row }
    return isCanvas && element.id != nil && element.rect("frame") != nil ? NibTable.row("view") : nil
  }

  /// What stands for placeholders that are neither the owner nor the first responder, by their own identifiers.
  func take(external: [String: Any]) {
    guard !external.isEmpty else { return }
    for id in document.placeholders.keys.sorted() {
      guard let name = document.element(id)?["placeholderIdentifier"], let object = external[name] as? NSObject else {
        continue
      }
      objects[id] = object
    }
  }

  /// ` Card.xib` in messages; empty for bytes.
  var fileWords: String { url.map { " " + $0.lastPathComponent } ?? "" }

  /// Knows an object that was made without a coder.
  func note(_ object: NSObject, _ findings: NibFindings, _ id: String?) {
    if let id { objects[id] = object }
    asleep.append(object)
    if !findings.attributes.isEmpty { unattributed.append((object, findings.attributes)) }
    note(findings.connections, source: object)
  }

  private func note(_ connections: [NibConnection], source: NSObject) {
    for connection in connections {
      if case .segue(let segue) = connection {
        segues.append((source, segue))
      } else {
        unconnected.append((source, connection))
      }
    }
  }

  /// Knows a connection that another graph could not make.
  func wait(_ source: NSObject, for connection: NibConnection) { unconnected.append((source, connection)) }

  /// The segues of what was made since this was last asked.
  func takeSegues() -> [(source: NSObject, segue: NibSegue)] {
    defer { segues = [] }
    return segues
  }

  // MARK: - Afterwards

  /// Sets runtime attributes, then makes the connections whose both ends are there.
  func connect() {
    for prototype in prototypes { prototype.note(objects) }
    let attributed = unattributed
    unattributed = []
    for (object, attributes) in attributed {
      for attribute in attributes { NibKeys.set(attribute, of: object, in: self) }
    }
    let connections = unconnected
    unconnected = []
    for (source, connection) in connections where !connect(source, connection) {
      unconnected.append((source, connection))
    }
  }

  /// Sets those runtime attributes that go into layers, as the canvas does, which has no classes of an app's.
  func setLayerAttributes() {
    for (object, attributes) in unattributed {
      for attribute in attributes where attribute.keyPath.hasPrefix("layer.") {
        NibKeys.set(attribute, of: object, in: self)
      }
    }
    unattributed = []
  }

  /// Tells every object that was made since this was last called that all is there, those around others first.
  func awake() {
    let woken = asleep
    asleep = []
    for object in woken { NibClasses.awake(object) }
  }
}
