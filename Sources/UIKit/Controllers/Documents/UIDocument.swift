// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A file that an app edits: what it holds becomes data and back, is kept in its place, and saved by itself a little after
/// a change.
///
/// Reading and writing go on the main thread. No file is shared with anybody, so that there are no conflicts.
@preconcurrency @MainActor open class UIDocument: NSObject {
  /// What was done to the contents.
  public enum ChangeKind: Int, Sendable {
    case done = 0
    case undone = 1
    case redone = 2
    case cleared = 3
  }

  /// Whether a save makes the file.
  public enum SaveOperation: Int, Sendable {
    case forCreating = 0
    case forOverwriting = 1
  }

  /// How the document is.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// `documentState` is another one.
  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

  /// Where the file is, or is to be.
  open private(set) var fileURL: URL
  open private(set) var fileModificationDate: Date?
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  open var undoManager: UndoManager! = UndoManager()
  private var changes = 0
  private var waitsForSave = false

  /// Creates a document of a file, which may not be there yet; it is read by `open(completionHandler:)`.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The file's name without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// What kind of file it is: its ending.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
  /// How far reading or writing has come: it is done as soon as it begins.
  open var progress: Progress? { nil }

  // MARK: - Opening and closing

  /// Reads the file.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    var isRead = true
    do {
      try read(from: fileURL)
      fileModificationDate = Self.date(of: fileURL)
      documentState = .normal
    } catch {
      isRead = false
      handleError(error, userInteractionPermitted: false)
    }
    DispatchQueue.main.async { completionHandler?(isRead) }
  }

  /// Saves what is not saved, and ends.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    autosave { [weak self] isSaved in
      if isSaved { self?.documentState = .closed }
      completionHandler?(isSaved)
    }
  }

  /// Takes contents that were read; overridden by every document.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Gives the contents as `Data`; overridden by every document. Folders as documents are absent.
  open func contents(forType typeName: String) throws -> Any { Data() }

  /// Reads a file and has its contents taken.
  open func read(from url: URL) throws {
    try load(fromContents: try Data(contentsOf: url), ofType: fileType)
  }

  // MARK: - Changes

  /// Whether there is something to be saved.
  open var hasUnsavedChanges: Bool { changes != 0 }

  /// Tells that contents were changed; they are saved a little later.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
    guard hasUnsavedChanges, !waitsForSave else { return }
    waitsForSave = true
    UIApplication.current.schedule(after: Self.autosaveDelay) { [weak self] in
      guard let self else { return }
      waitsForSave = false
      autosave()
    }
  }

  /// Seconds from a change to its being saved; chosen.
  private static let autosaveDelay: TimeInterval = 5

  /// Saves what is not saved.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !documentState.contains(.closed) else {
      DispatchQueue.main.async { completionHandler?(true) }
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  // MARK: - Saving

  /// What a file of a type ends in: the type itself, which is an ending here.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String { typeName ?? "" }

  open var savingFileType: String? { fileType }

  /// Writes the contents to a place, which becomes the document's.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    var isSaved = true
    do {
      let contents = try contents(forType: savingFileType ?? "")
      try writeContents(contents, andAttributes: nil, safelyTo: url, for: saveOperation)
      fileURL = url
      fileModificationDate = Self.date(of: url)
      changes = 0
      documentState.subtract([.closed, .savingError])
    } catch {
      isSaved = false
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: false)
    }
    DispatchQueue.main.async { completionHandler?(isSaved) }
  }

  /// Writes contents so that what was there stays whole until they are.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
  }

  /// Writes contents.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let data as NSData: try (data as Data).write(to: url, options: .atomic)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Gives up changes and reads a file again.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    fileURL = url
    changes = 0
    open(completionHandler: completionHandler)
  }

  /// Told when the contents must not be edited for a while.
  open func disableEditing() {}
  open func enableEditing() {}

  /// Told of what went wrong; overriders call `super`.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    UIApplication.warn("\(type(of: self)): \(error)")
    finishedHandlingError(error, recovered: false)
  }

  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  /// Runs what reads or writes files, here at once.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  private static func date(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }
}
