// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Told of what others do with its file. Nobody else has files of the app here: none of its methods is called.
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
}

/// What is to be done with a file, for those who wait for their turn on a queue.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// Where the file is when the turn has come.
  open private(set) var url: URL

  private init(_ url: URL) {
    self.url = url
    super.init()
  }

  open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> Self {
    made(url) as! Self  // there are no subclasses: the initialiser is private
  }
  open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> Self {
    made(url) as! Self  // as above
  }
  private class func made(_ url: URL) -> NSFileAccessIntent { NSFileAccessIntent(url) }
}

/// Lets readers and writers of a file take turns. An app is alone with its files here: each has its turn at once.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  public override convenience init() { self.init(filePresenter: nil) }

  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) { super.init() }

  private static let presenters = Presenters()
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.add(filePresenter) }
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.remove(filePresenter) }
  /// Those who asked to be told.
  open class var filePresenters: [any NSFilePresenter] { presenters.all }

  private final class Presenters: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [any NSFilePresenter] = []
    func add(_ presenter: any NSFilePresenter) { lock.withLock { list.append(presenter) } }
    func remove(_ presenter: any NSFilePresenter) { lock.withLock { list.removeAll { $0 === presenter } } }
    var all: [any NSFilePresenter] { lock.withLock { list } }
  }

  /// Calls the closure on the queue: each has its turn at once.
  @preconcurrency open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) { queue.addOperation { accessor(nil) } }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url) }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  open func cancel() {}
}
