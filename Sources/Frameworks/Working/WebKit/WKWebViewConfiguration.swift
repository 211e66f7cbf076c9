// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import FoundationNetworking

// How a web view behaves. Pages are shown as text: what is about scripts, media and storage is kept and has nothing to
// act on.

/// What a web view is made with.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var processPool = WKProcessPool()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var suppressesIncrementalRendering = false
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var limitsNavigationsToAppBoundDomains = false
  open var ignoresViewportScaleLimits = false
  open var upgradeKnownHostsToHTTPS = true
  open var allowsInlinePredictions = false
  open var supportsAdaptiveImageGlyph = false
  open var writingToolsBehavior = UIWritingToolsBehavior.limited

  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  public override init() { super.init() }

  /// Says who gives pages of a scheme of the app's own; one that the view shows itself stops the app, as on iOS.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    guard !WKWebView.handlesURLScheme(urlScheme) else {
      fatalError("'\(urlScheme)' is a URL scheme that WKWebView handles natively")
    }
    schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
  }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    (copy.preferences, copy.defaultWebpagePreferences) = (preferences, defaultWebpagePreferences)
    (copy.userContentController, copy.processPool) = (userContentController, processPool)
    (copy.websiteDataStore, copy.dataDetectorTypes) = (websiteDataStore, dataDetectorTypes)
    (copy.applicationNameForUserAgent, copy.schemeHandlers) = (applicationNameForUserAgent, schemeHandlers)
    return copy
  }
}

@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  @available(iOS, deprecated: 14.0, message: "Use WKWebpagePreferences.allowsContentJavaScript")
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
  open var isSiteSpecificQuirksModeEnabled = true
  open var shouldPrintBackgrounds = false
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// What pages do that are in no window.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    case suspend = 0
    case throttle = 1
    case none = 2
  }
  open var isFraudulentWebsiteWarningEnabled = true
}

@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

@preconcurrency @MainActor open class WKProcessPool: NSObject {}

@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  open private(set) var isPersistent: Bool

  init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  private static var named: [UUID: WKWebsiteDataStore] = [:]
  open private(set) var identifier: UUID?
  /// The store of a name; made where there is none. Cookies are the app's, whatever the store.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(isPersistent: true)
    self.identifier = identifier
    Self.named[identifier] = self
  }
  open class func remove(forIdentifier identifier: UUID) async throws { named[identifier] = nil }
  @preconcurrency open class func remove(
    forIdentifier identifier: UUID, completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) {
    named[identifier] = nil
    DispatchQueue.main.async { completionHandler(nil) }
  }
  open class var allDataStoreIdentifiers: [UUID] { get async { named.keys.sorted { $0.uuidString < $1.uuidString } } }
  @preconcurrency open class func fetchAllDataStoreIdentifiers(
    _ completionHandler: @escaping @MainActor ([UUID]) -> Void
  ) {
    let names = named.keys.sorted { $0.uuidString < $1.uuidString }
    DispatchQueue.main.async { completionHandler(names) }
  }
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Removes what single websites stored: there are no records of any.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { HTTPCookieStorage.shared.removeCookies(since: date) }
  }
  open private(set) var httpCookieStore = WKHTTPCookieStore()

  /// Cookies are all that is stored.
  open class func allWebsiteDataTypes() -> Set<String> { [WKWebsiteDataTypeCookies] }

  @preconcurrency open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }

  @preconcurrency open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { DispatchQueue.main.async(execute: completionHandler) }

  @preconcurrency open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { HTTPCookieStorage.shared.removeCookies(since: date) }
    DispatchQueue.main.async(execute: completionHandler)
  }
}

/// What a website has stored; nothing is told of single ones.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  public override init() { super.init() }
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Takes scripts and who hears of them; no page has scripts here, so nobody is called.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  /// Names who hears what scripts of pages send; no page has scripts here, so nothing is sent.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {}
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  open func removeAllScriptMessageHandlers() {}
  // Pages load nothing that rules could keep from them.
  open private(set) var contentRuleLists: [WKContentRuleList] = []
  open func add(_ contentRuleList: WKContentRuleList) {
    if !contentRuleLists.contains(where: { $0 === contentRuleList }) { contentRuleLists.append(contentRuleList) }
  }
  open func remove(_ contentRuleList: WKContentRuleList) { contentRuleLists.removeAll { $0 === contentRuleList } }
  open func removeAllContentRuleLists() { contentRuleLists = [] }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

@preconcurrency @MainActor open class WKUserScript: NSObject {
  open private(set) var source: String
  open private(set) var injectionTime: WKUserScriptInjectionTime
  open private(set) var isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (
      source, injectionTime, forMainFrameOnly
    )
    super.init()
  }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
  open weak var webView: WKWebView?
  open var frameInfo: WKFrameInfo {
    WKFrameInfo(URLRequest(url: webView?.url ?? URL(fileURLWithPath: "/")), webView)
  }
}

/// Why a web view did not do something.
public struct WKError: Error, Equatable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
    case contentRuleListStoreCompileFailed = 6
    case contentRuleListStoreLookUpFailed = 7
    case contentRuleListStoreRemoveFailed = 8
    case contentRuleListStoreVersionMismatch = 9
    case attributedStringContentFailedToLoad = 10
    case attributedStringContentLoadTimedOut = 11
    case javaScriptInvalidFrameTarget = 12
    case navigationAppBoundDomain = 13
    case javaScriptAppBoundDomain = 14

    /// Whether an error is one of these, of a kind.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? WKError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "WKErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Tessera shows the text of pages and runs no scripts."]
  }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}

public let WKErrorDomain = WKError.errorDomain
