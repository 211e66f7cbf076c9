// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Promises data or an object in several representations, for drag and drop, pasteboards and sharing.
///
/// Completion handlers are called later, on the main thread (on iOS on a thread of the system's).
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Who may load a representation. Kept; there are no other processes to load it.
  public enum RepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

  /// Called with what was loaded, or with why it wasn't.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// The domain and codes of what loading can fail with.
  public static let errorDomain = "NSItemProviderErrorDomain"
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private struct Representation {
    var identifier: String
    var load: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var objects: [any NSItemProviderWriting] = []
  /// Items as they were given, by their type.
  private var items: [String: any NSSecureCoding] = [:]

  /// The name that a file made from the item would get. Defaults to `nil`.
  open var suggestedName: String? {
    get { lock.withLock { storedName } }
    set { lock.withLock { storedName = newValue } }
  }
  private var storedName: String?

  public override init() {}

  /// Provides an object in all the representations it can write.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Provides an item as one type: `Data` as it stands, text and addresses as their bytes.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    let data: Data? =
      switch item {
      case let data as NSData: data as Data
      case let text as NSString: Data((text as String).utf8)
      case let url as NSURL: Data((url as URL).absoluteString.utf8)
      default: nil
      }
    lock.withLock { items[typeIdentifier] = item }
    if let object = item as? any NSItemProviderWriting { lock.withLock { objects.append(object) } }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
      done(data, data == nil ? Self.error(.unavailableCoercionError, "the item can't be written as data") : nil)
      return nil
    }
  }

  /// Provides the contents of a file; `nil` where there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    let identifier = Self.identifier(ofExtension: fileURL.pathExtension)
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
  }

  private static func identifier(ofExtension name: String) -> String {
    let name = name.lowercased()
    return extensions.first { $0.key == name }?.value ?? "public.data"
  }

  /// Files' endings and their types, the usual ending of a type first.
  private static let extensions: KeyValuePairs = [
    "png": "public.png", "jpeg": "public.jpeg", "jpg": "public.jpeg", "webp": "org.webmproject.webp",
    "txt": "public.plain-text", "json": "public.json", "html": "public.html", "pdf": "com.adobe.pdf",
    "txt": "public.utf8-plain-text",
  ]

  /// The item of a type as it was given, where it was given so.
  func givenItem(of identifier: String) -> (any NSSecureCoding)? {
    lock.withLock { items[identifier] ?? items.first { TypeIdentifiers.conforms($0.key, to: identifier) }?.value }
  }

  /// The object that was given to be provided, where there was one.
  var heldObject: Any? { lock.withLock { objects.first } }

  // MARK: - Providing

  /// The types that the item comes in, the best first.
  open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.identifier) } }

  /// Adds a representation, made when it is asked for.
  @preconcurrency open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    lock.withLock {
      representations.removeAll { $0.identifier == typeIdentifier }
      representations.append(Representation(identifier: typeIdentifier, load: loadHandler))
    }
  }

  /// Adds all representations that an object can write.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
    lock.withLock { objects.append(object) }
    let passed = Passed(value: object)
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { done in
        passed.value.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Whether a representation of a type is registered, or of one that the provider's types are known to be.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifiers.conforms($0, to: typeIdentifier) }
  }

  // MARK: - Loading

  /// Whether an object of a class can be made of a representation.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { match(aClass) != nil }

  /// Makes an object of a class of the best representation it can read.
  @discardableResult
  @preconcurrency open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let identifier = match(aClass) else {
      let error = Self.error(.unavailableCoercionError, "no representation is readable as \(aClass)")
      DispatchQueue.main.async { completionHandler(nil, error) }
      return Progress(totalUnitCount: 1)
    }
    let passed = Passed(value: aClass)
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try passed.value.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Whether a value of a Swift type, `String` or `URL`, can be made of a representation.
  open func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

  /// Makes a value of a Swift type, `String` or `URL`, of the best representation.
  @discardableResult
  @preconcurrency open func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let made = Passed(value: { (object: Any?) -> T? in T.made(from: object) })
    return loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      completionHandler(made.value(object), error)
    }
  }

  /// The bytes of a representation.
  @discardableResult
  @preconcurrency open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let all = lock.withLock { representations }
    let found =
      all.first { $0.identifier == typeIdentifier }
      ?? all.first { TypeIdentifiers.conforms($0.identifier, to: typeIdentifier) }
    let progress = Progress(totalUnitCount: 1)
    let finish: @Sendable (Data?, (any Error)?) -> Void = { data, error in
      let passed = Passed(value: (data, error))
      DispatchQueue.main.async {
        progress.completedUnitCount = 1
        completionHandler(passed.value.0, passed.value.1)
      }
    }
    guard let found else {
      finish(nil, Self.error(.itemUnavailableError, "no representation of type \(typeIdentifier) is registered"))
      return progress
    }
    _ = found.load(finish)
    return progress
  }

  /// A representation as a file, which is there as long as the completion handler runs.
  @discardableResult
  @preconcurrency open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? typeIdentifier.split(separator: ".").last.map(String.init) ?? "file"
    let own = "provided-\(ProcessInfo.processInfo.processIdentifier)-\(UInt(bitPattern: ObjectIdentifier(self)))"
    let ending = Self.fileExtension(of: typeIdentifier, among: registeredTypeIdentifiers)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(own, isDirectory: true)
      let file = folder.appendingPathComponent(name).appendingPathExtension(ending)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// How the name of a file of a type ends, or of the first of others that conforms to it.
  private static func fileExtension(of identifier: String, among registered: [String]) -> String {
    let exact = registered.first { TypeIdentifiers.conforms($0, to: identifier) } ?? identifier
    return extensions.first { $0.value == exact }?.key ?? "data"
  }

  private func match(_ aClass: any NSItemProviderReading.Type) -> String? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return registeredTypeIdentifiers.first { registered in
      readable.contains { TypeIdentifiers.conforms(registered, to: $0) }
    }
  }

  static func error(_ code: ErrorCode, _ reason: String) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}

/// What can be made of an item provider's data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes it of data of one of these types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What an item provider can offer.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types it can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives its data as one of these types.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension _ObjectiveCBridgeable {
  /// The Swift value of an object of its class.
  fileprivate static func made(from object: Any?) -> Self? {
    object as? Self ?? (object as? _ObjectiveCType).map(_unconditionallyBridgeFromObjectiveC)
  }
}
