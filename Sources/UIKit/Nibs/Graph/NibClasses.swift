// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import NibReader

/// Which class an element's object has, and how objects of classes that are known by name alone are made.
@MainActor enum NibClasses {
  // MARK: - By name

  /// The class that an element names; where there is none of that name, as iOS does, the element's own and a line in the log.
  static func named(by element: NibElement, else base: NSObject.Type, in graph: NibGraph) -> NSObject.Type {
    if graph.isCanvas { return graph.standIns?(element) ?? base }
    guard let name = element["customClass"] else { return NibTable.frameworkClass(of: element.name) ?? base }
    if let found = named(name, element, graph) as? NSObject.Type { return found }
    NibWarnings.warn(
      "Unknown class \(name) in Interface Builder file\(graph.fileWords), line \(element.line): it is a \(base).")
    return base
  }

  private static func named(_ name: String, _ element: NibElement, _ graph: NibGraph) -> AnyClass? {
    var modules = graph.modules
    // "Inherit from target" means the module that is built, whatever stands beside it.
    if let module = element["customModule"], element["customModuleProvider"] != "target" {
      modules.insert(module, at: 0)
    } else if let module = element["customModule"] {
      modules.append(module)
    }
    return _TesseraClassTable.appClass(named: name, in: modules) ?? _tesseraClassFromString(name)
  }

  /// The modules that an app's classes can be in: the owner's, the app delegate's, the bundle's.
  static func modules(of graph: NibGraph) -> [String] {
    let executable = (graph.bundle ?? .main).infoDictionary?["CFBundleExecutable"] as? String
    let delegate = UIApplication.current.storedDelegate
    let types = [graph.owner.map { type(of: $0) as AnyClass }, delegate.map { type(of: $0) as AnyClass }]
    var modules = types.compactMap { $0.map(module) } + [executable].compactMap { $0 }
    modules.removeAll { $0 == "UIKit" || $0 == "Foundation" }
    return modules
  }

  private static func module(of type: AnyClass) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  // MARK: - The kit's part

  private static var kitClasses: [ObjectIdentifier: AnyClass] = [:]
  /// Classes of the kit that have no `init(coder:)` of their own, so that what they inherit decodes them.
  private static let inheriting: [ObjectIdentifier: AnyClass] = Dictionary(
    uniqueKeysWithValues: [
      UIHoverGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPanGestureRecognizer.self,
      UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self, UISwipeGestureRecognizer.self,
      UITapGestureRecognizer.self,
    ].map { (ObjectIdentifier($0), UIGestureRecognizer.self) }
      + [(ObjectIdentifier(UICollectionViewFlowLayout.self), UICollectionViewLayout.self)])

  /// The class of the kit whose `init(coder:)` decodes objects of a class.
  static func kitClass(of type: AnyClass) -> AnyClass {
    let key = ObjectIdentifier(type)
    if let known = kitClasses[key] { return known }
    var current: AnyClass = type
    while module(of: current) != "UIKit", let next = _getSuperclass(current) { current = next }
    let found = inheriting[ObjectIdentifier(current)] ?? current
    kitClasses[key] = found
    return found
  }

  // MARK: - Making

  /// Makes an object through its class's `init(coder:)`; one of a class of the app's that descends from none of the kit's
  /// through `init()`.
  static func make(_ type: NSObject.Type, from element: NibElement, in graph: NibGraph) -> NSObject? {
    let coder = NibCoder(element, in: graph, kitClass: kitClass(of: type))
    switch type {
    case let type as UIView.Type: return type.init(coder: coder)?.awakeAfter(using: coder) as? NSObject
    case let type as UIViewController.Type: return type.init(coder: coder)
    case let type as UIBarItem.Type: return type.init(coder: coder)
    case let type as UINavigationItem.Type: return type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: return type.init(coder: coder)
    case let type as UIGestureRecognizer.Type: return recognizer(type, coder)
    default:
      let object = NSObject.make(type)
      graph.decode(object, from: element)
      return object
    }
  }

  private static func recognizer(_ type: UIGestureRecognizer.Type, _ coder: NibCoder) -> UIGestureRecognizer? {
    // The initialiser takes the coder along.
    let passed = Unmanaged.passRetained(coder as NSCoder).toOpaque()
    guard let object = tessera_decode_recognizer(unsafeBitCast(type, to: UnsafeRawPointer.self), passed) else {
      return nil
    }
    return Unmanaged<UIGestureRecognizer>.fromOpaque(object).takeRetainedValue()
  }

  /// Tells an object that its nib is all there.
  static func awake(_ object: NSObject) {
    switch object {
    case let responder as UIResponder: responder.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let item as UINavigationItem: item.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    case let layout as UICollectionViewLayout: layout.awakeFromNib()
    default: (object as? any _TesseraNibObject)?.awakeFromNib()
    }
  }
}
