// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// A nib: objects that were laid out in Interface Builder, made anew at each instantiation.
///
/// The source of the nib is what is read, a `.xib` in the bundle or its bytes.
@preconcurrency @MainActor open class UINib: NSObject {
  private enum Source {
    case name(String)
    case data(Result<NibFile, NibError>)
  }

  private var source = Source.name("")
  private var bundle: Bundle?

  /// Creates an empty nib, which cannot be instantiated.
  public override init() {
    super.init()
  }

  /// Creates the nib of a name in a bundle, the main one where that is `nil`. It is read when it is first instantiated.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
    (source, bundle) = (.name(name), bundleOrNil)
  }

  /// Creates a nib of the bytes of a `.xib`; its pictures and colours are in the bundle, the main one where that is `nil`.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init()
    (source, bundle) = (.data(NibStore.parse(data, from: nil)), bundleOrNil)
  }

  /// Makes the nib's objects, connects them and tells them so by `awakeFromNib()`.
  ///
  /// A name that the bundle has no file of stops the program with the words that iOS has. Damaged files are told on standard
  /// error, with the line, and have no objects.
  ///
  /// - Parameters:
  ///   - ownerOrNil: What stands for the file's owner.
  ///   - optionsOrNil: Under `externalObjects` what stands for the nib's other placeholders, by their identifiers.
  /// - Returns: The objects at the top of the nib, in its order, without placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let file = file else { return [] }
    let graph = NibGraph(file, bundle: bundle, owner: ownerOrNil as? NSObject)
    graph.take(external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
    let objects = file.document.objects.compactMap(graph.object)
    graph.connect()
    graph.awake()
    return objects
  }

  /// The nib's document; `nil`, and a line on standard error, where it is damaged.
  private var file: NibFile? {
    let result: Result<NibFile, NibError>
    let words: String
    switch source {
    case .data(let read): (result, words) = (read, "the data of a nib")
    case .name(let name):
      let idiom = AmbientTraits.current.userInterfaceIdiom
      guard let url = NibStore.find(name, "xib", in: bundle, idiom: idiom) else {
        let path = (bundle ?? .main).bundlePath
        fatalError("Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(name)'")
      }
      (result, words) = (NibStore.read(url), url.path)
    }
    switch result {
    case .success(let file):
      guard file.document.kind == .nib else {
        NibWarnings.warn("\(words) is a storyboard, not a nib")
        return nil
      }
      return file
    case .failure(let error):
      NibWarnings.warn("\(words), \(error)")
      return nil
    }
  }

  /// What an instantiation can be told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary of the objects that stand for the nib's placeholders, by the placeholders' identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a nib of the bundle, as `UINib` does.
  ///
  /// A name that the bundle has no file of stops the program with the words that iOS has.
  ///
  /// - Returns: The objects at the top of the nib, in its order, without placeholders.
  @discardableResult
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
