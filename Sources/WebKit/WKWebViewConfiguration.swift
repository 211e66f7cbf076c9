// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

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

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    (copy.preferences, copy.defaultWebpagePreferences) = (preferences, defaultWebpagePreferences)
    (copy.userContentController, copy.processPool) = (userContentController, processPool)
    (copy.websiteDataStore, copy.dataDetectorTypes) = (websiteDataStore, dataDetectorTypes)
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    return copy
  }
}

@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  @available(iOS, deprecated: 14.0, message: "Use WKWebpagePreferences.allowsContentJavaScript")
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isTextInteractionEnabled = true
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
  public let isPersistent: Bool

  init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Nothing is stored.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) { DispatchQueue.main.async(execute: completionHandler) }
}

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
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

@preconcurrency @MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

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
}

/// Why a web view did not do something.
public struct WKError: Error, Equatable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "WKErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Tessera shows the text of pages and runs no scripts."]
  }
}

public let WKErrorDomain = WKError.errorDomain
