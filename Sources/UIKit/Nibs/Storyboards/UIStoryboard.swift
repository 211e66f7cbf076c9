// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// A storyboard: controllers that were laid out in Interface Builder, and the ways between them.
///
/// The source is what is read, a `.storyboard` in the bundle. Every instantiation makes a controller anew.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private var storedFile: NibFile?
  private(set) var bundle: Bundle?

  /// Creates a storyboard of nothing, which has no controllers.
  public override init() {
    super.init()
  }

  private convenience init(_ file: NibFile, bundle: Bundle?) {
    self.init()
    (storedFile, self.bundle) = (file, bundle)
  }

  var file: NibFile {
    guard let storedFile else { fatalError("A storyboard has controllers when it is made by init(name:bundle:)") }
    return storedFile
  }

  /// Creates the storyboard of a name in a bundle, the main one where that is `nil`.
  ///
  /// A name that the bundle has no file of, or one that cannot be read, stops the program.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let idiom = AmbientTraits.current.userInterfaceIdiom
    guard let url = NibStore.find(name, "storyboard", in: storyboardBundleOrNil, idiom: idiom) else {
      let path = (storyboardBundleOrNil ?? .main).bundlePath
      fatalError("Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)")
    }
    switch NibStore.read(url) {
    case .success(let file): self.init(file, bundle: storyboardBundleOrNil)
    case .failure(let error): fatalError("\(url.path), \(error)")
    }
  }

  /// A storyboard of a source that is in no bundle.
  convenience init(data: Data, bundle: Bundle? = nil) throws(NibError) {
    self.init(try NibStore.parse(data, from: nil).get(), bundle: bundle)
  }

  // MARK: - Controllers

  /// Makes the controller that the storyboard begins with; `nil` where it names none.
  open func instantiateInitialViewController() -> UIViewController? { initialController(nil) }

  /// Makes the controller that the app calls by a name. One that is not there stops the program.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(named: identifier, nil)
  }

  /// Makes the controller that the storyboard begins with.
  ///
  /// - Parameter creator: Makes the controller from the coder, which it hands to an initialiser that ends in
  ///   `super.init(coder:)`; where it gives `nil`, the storyboard does.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialController(creator).map { expect($0, ViewController.self) }
  }

  /// Makes the controller that the app calls by a name.
  ///
  /// - Parameter creator: As for the initial controller.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    expect(controller(named: identifier, creator), ViewController.self)
  }

  private func initialController(_ creator: SceneCreator?) -> UIViewController? {
    file.document.initialController.flatMap { make(sceneOf: $0, creator: creator) }
  }

  private func controller(named identifier: String, _ creator: SceneCreator?) -> UIViewController {
    let id = file.document.scene(named: identifier)?.controller?.id
    guard let controller = id.flatMap({ make(sceneOf: $0, creator: creator) }) else {
      fatalError("Storyboard (\(description)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  private func expect<ViewController>(_ controller: UIViewController, _ type: ViewController.Type) -> ViewController {
    guard let expected = controller as? ViewController else {
      fatalError("Expected a view controller of type \(type) but found \(Swift.type(of: controller))")
    }
    return expected
  }

  /// Makes the controller whose element has an identifier; of a reference the one that it stands for.
  func make(sceneOf id: String, creator: SceneCreator? = nil) -> UIViewController? {
    guard let scene = file.document.scene(controller: id), let element = scene.controller else { return nil }
    if element.name == "viewControllerPlaceholder" { return make(reference: element, creator) }
    return StoryboardScene(scene, of: self).make(element, creator: creator)
  }

  private func make(reference element: NibElement, _ creator: SceneCreator?) -> UIViewController? {
    let identifier = element["referencedIdentifier"]
    var storyboard = self
    if let name = element["storyboardName"] {
      let named = element["bundleIdentifier"].flatMap(Bundle.init(identifier:))
      storyboard = UIStoryboard(name: name, bundle: named ?? bundle)
    } else if identifier == nil || file.document.scene(named: identifier ?? "")?.controller === element {
      return nil
    }
    if let identifier { return storyboard.controller(named: identifier, creator) }
    return storyboard.initialController(creator)
  }

  open override var description: String {
    "<UIStoryboard: 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
  }
}

/// Makes a controller from a coder.
typealias SceneCreator = (NSCoder) -> UIViewController?
