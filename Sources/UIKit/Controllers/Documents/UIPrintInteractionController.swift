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

/// Makes pages of something; nobody asks for them here.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  open var contentInsets = UIEdgeInsets.zero
  open var perPageContentInsets = UIEdgeInsets.zero
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var startPage = 0
  open var pageCount: Int { 0 }
  public override init() { super.init() }
}

/// Makes pages of plain or attributed text.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// Makes pages of HTML.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
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

extension UIView {
  /// What makes pages of the view; nobody asks for them here.
  public func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }
}
