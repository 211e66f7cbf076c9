// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is to be printed, and how.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, @preconcurrency NSCopying {
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }

  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape = 1
  }

  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge = 1
    case shortEdge = 2
  }

  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  open var printerID: String?

  public override init() { super.init() }
  /// Takes what a dictionary of an earlier job says, of which there was none here.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  open class func printInfo(dictionary: [AnyHashable: Any]?) -> UIPrintInfo { UIPrintInfo() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPrintInfo()
    (copy.jobName, copy.outputType, copy.orientation, copy.duplex, copy.printerID) =
      (jobName, outputType, orientation, duplex, printerID)
    return copy
  }
}

/// A kind of paper that a printer has; the delegate of a controller chooses one. No printer has any here.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
  /// The whole paper, points.
  open private(set) var paperSize: CGSize
  /// The part that a printer reaches.
  open private(set) var printableRect: CGRect

  init(size: CGSize) {
    (paperSize, printableRect) = (size, CGRect(origin: .zero, size: size))
    super.init()
  }

  /// The paper that is nearest in size to what is wanted.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    func distance(_ paper: UIPrintPaper) -> CGFloat {
      abs(paper.paperSize.width - contentSize.width) + abs(paper.paperSize.height - contentSize.height)
    }
    return paperList.min { distance($0) < distance($1) } ?? UIPrintPaper(size: contentSize)
  }
}

/// Asked and told about printing; nobody prints, so that it never is.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

/// Prints. There is no printer: `isPrintingAvailable` is `false`, and nothing is presented.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let one = UIPrintInteractionController()
  open class var shared: UIPrintInteractionController { one }
  open class var isPrintingAvailable: Bool { false }
  open class var printableUTIs: Set<String> { [] }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }

  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var showsPageRange = true
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  /// The paper that the delegate chose; nobody is asked.
  open var printPaper: UIPrintPaper? { nil }
  open var printingItem: Any?
  open var printingItems: [Any]?

  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  open func dismiss(animated: Bool) {}
}
