// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The source of a nib or of a storyboard.
package struct NibDocument: Sendable {
  package enum Kind: Sendable {
    case nib, storyboard
  }

  package let kind: Kind
  /// Whether constraints count; without them frames and masks do.
  package let usesAutoLayout: Bool
  package let usesSafeAreas: Bool
  /// Whether the document is a launch screen.
  package let isLaunchScreen: Bool
  /// The controller that a storyboard begins with.
  package let initialController: String?
  /// The device of the canvas, as the file names it: `retina6_12`; `nil` where it names none.
  package let canvasDevice: String?
  /// The version of the tools that wrote the file: 19 thousand and more with Xcode 13. 0 where the file does not say.
  ///
  /// Internal builds of Xcode write 32700.99. For such a file this is the version of its iOS plug-in, which is numbered
  /// almost alike.
  package let toolsVersion: Double
  /// Whether the canvas lies on its side.
  package let isCanvasLandscape: Bool
  /// A nib's objects, in order, without those that stand for others.
  package let objects: [NibElement]
  /// A storyboard's scenes, in order.
  package let scenes: [NibScene]
  /// What the file says of images and colours, for where catalogs have none.
  package let resources: NibResources
  /// The natural sizes of views that the tools drew by the app's own classes, by the views' identifiers; -1 for none.
  package let designedSizes: [String: NibSize]
  /// What stands for objects of others, by its identifier.
  package let placeholders: [String: NibPlaceholder]
  /// All elements with an identifier.
  private let elements: [String: NibElement]

  /// Reads a `.xib` or `.storyboard`.
  package init(_ bytes: [UInt8]) throws(NibError) {
    let root = try NibXML.read(bytes)
    guard root.name != "archive" else {
      throw NibError(
        line: root.line, expected: "a document in the form of Xcode 5 and later; save the file anew in Xcode")
    }
    guard root.name == "document", let type = root["type"] else {
      throw NibError(line: root.line, expected: "a document of Interface Builder")
    }
    let runtime = root["targetRuntime"] ?? ""
    guard runtime == "iOS.CocoaTouch" || runtime.hasPrefix("iOS.CocoaTouch.") else {
      throw NibError(line: root.line, expected: "a document for iOS, not for \(runtime.isEmpty ? "nothing" : runtime)")
    }
    kind = type.contains("Storyboard") ? .storyboard : .nib
    usesAutoLayout = root.bool("useAutolayout") ?? false
    usesSafeAreas = root.bool("useSafeAreas") ?? false
    isLaunchScreen = root.bool("launchScreen") ?? false
    initialController = root["initialViewController"]
    canvasDevice = root.child("device")?.id
    let tools = Self.major(root["toolsVersion"])
    let plugIn = root.list("dependencies").first { $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin" }
    toolsVersion = tools >= 32_700 ? plugIn.map { Self.major($0["version"]) } ?? tools : tools
    isCanvasLandscape = root.child("device")?["orientation"] == "landscape"
    resources = NibResources(root.list("resources"))
    var designedSizes: [String: NibSize] = [:]
    for design in root.list("designables") {
      if let name = design["name"] { designedSizes[name] = design.size("intrinsicContentSize") }
    }
    self.designedSizes = designedSizes
    scenes = root.list("scenes").filter { $0.name == "scene" }.map(NibScene.init)
    let all = kind == .nib ? root.list("objects") : scenes.flatMap(\.allObjects)
    var placeholders: [String: NibPlaceholder] = [:]
    for element in all { if let id = element.id { placeholders[id] = NibPlaceholder(element) } }
    self.placeholders = placeholders
    objects = kind == .nib ? all.filter { NibPlaceholder($0) == nil } : []
    elements = try Self.index(root)
  }

  private static func major(_ version: String?) -> Double {
    version.flatMap { Double($0.prefix { $0 != "." }) } ?? 0
  }

  /// The element of an identifier.
  package func element(_ id: String) -> NibElement? { elements[id] }

  /// The scene whose controller has an identifier.
  package func scene(controller id: String) -> NibScene? { scenes.first { $0.controller?.id == id } }

  /// The scene of the name that the app asks for.
  package func scene(named name: String) -> NibScene? {
    scenes.first { $0.controller?["storyboardIdentifier"] == name }
  }

  private static func index(_ root: NibElement) throws(NibError) -> [String: NibElement] {
    var elements: [String: NibElement] = [:]
    var open = [root]
    while let element = open.popLast() {
      if let id = element.id, elements.updateValue(element, forKey: id) != nil {
        throw NibError(line: element.line, expected: "an identifier of its own, not \(id), which another object has")
      }
      // Reversed, so that of two the one further down is told of.
      open.append(contentsOf: element.children.reversed())
    }
    return elements
  }
}

/// A scene of a storyboard: a controller, and what stands beside it.
package struct NibScene: Sendable {
  /// The controller, or the reference to another storyboard; `nil` in a scene that is damaged.
  package let controller: NibElement?
  /// Objects beside the controller: recognisers, views, objects of the app's.
  package let objects: [NibElement]
  /// Where the canvas has the scene; what its lengths are is for whoever draws it to find out.
  package let canvasLocation: NibPoint?
  let allObjects: [NibElement]

  init(_ scene: NibElement) {
    canvasLocation = scene.child(key: "canvasLocation").flatMap { point in
      guard let x = point.number("x"), let y = point.number("y") else { return nil }
      return NibPoint(x: x, y: y)
    }
    allObjects = scene.list("objects")
    let own = allObjects.filter { NibPlaceholder($0) == nil }
    controller = own.first { $0.name.hasSuffix("ontroller") || $0.name == "viewControllerPlaceholder" }
    let controller = controller
    objects = own.filter { $0 !== controller }
  }
}

/// What stands in a nib for an object that it does not hold.
package enum NibPlaceholder: Equatable, Sendable {
  case owner
  /// Nobody in particular: actions go up the responder chain.
  case firstResponder
  /// The way back out of a scene.
  case exit

  init?(_ element: NibElement) {
    switch (element.name, element["placeholderIdentifier"]) {
    case ("placeholder", "IBFilesOwner"): self = .owner
    case ("placeholder", _): self = .firstResponder
    case ("exit", _): self = .exit
    default: return nil
    }
  }
}

/// What a nib's source says of the images and colours that it names.
package struct NibResources: Sendable {
  /// Points.
  package private(set) var imageSizes: [String: NibSize] = [:]
  package private(set) var colors: [String: NibColor] = [:]

  init(_ elements: [NibElement]) {
    for element in elements {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        imageSizes[name] = NibSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
      case "namedColor", "systemColor": colors[name] = element.child("color").flatMap(NibColor.init)
      default: break
      }
    }
  }
}
