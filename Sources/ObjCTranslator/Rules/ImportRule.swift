// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Imports: modules that can't bear their own name here get it with a prefix, and modules that Apple's re-export are
/// added on the line of the first import.
///
/// A module named `os` or `Darwin` would change how dependencies compile (they ask `canImport`), hence the prefix.
///
/// ## Before
///     import Foundation
///     import os.log
///     import UIKit.UIView
/// ## After
///     import Foundation; import FoundationNetworking
///     import TesseraShims_os
///     import UIKit
struct ImportRule: Rule {
  /// The module that stands for one of ``AppleModules/renamed``. Two of Apple's have all that is here of two others, and
  /// one is part of another.
  private static func standIn(for name: String) -> String {
    if name == "AVFAudio" { return "AVFoundation" }
    let other = ["OSLog": "os", "CoreServices": "MobileCoreServices"]
    return "TesseraShims_" + (other[name] ?? name)
  }

  /// A module that has a class of its own name: before a dot the class is meant (`OSLog.viewCycle`).
  private static let alsoClass = "OSLog"

  private static let networking: Set<String> = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionWebSocketTask", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
    "CachedURLResponse", "URLProtocol", "URLProtocolClient", "URLCredential", "URLCredentialStorage",
    "NSMutableURLRequest", "NSURLRequest", "URLSessionTaskMetrics", "URLSessionWebSocketDelegate",
    "URLAuthenticationChallenge", "URLProtectionSpace", "HTTPCookie", "HTTPCookieStorage",
  ]
  private static let xml: Set<String> = [
    "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD", "XMLDTDNode",
  ]
  /// What Apple's Foundation has and the kit makes good.
  private static let ofUIKit: Set<String> = [
    "NSDataDetector", "NSHashTable", "NSItemProvider", "NSMapTable", "NSPointerArray", "NSPointerFunctions",
    "NSPredicate",
    "NSSortDescriptor", "NSUserActivity", "Selector", "Timer", "UndoManager",
  ]
  /// What Apple's Foundation has and another module of ours makes good.
  private static let ofFoundation: Set<String> = [
    "CFBooleanGetTypeID", "CFGetTypeID", "CompressionAlgorithm", "DateComponentsFormatter", "ListFormatter",
    "Measurement",
    "MeasurementFormatUnitUsage", "MeasurementFormatter", "ubiquityIdentityToken",
    "NSProcessInfoPowerStateDidChange", "NSUbiquitousKeyValueStore", "RelativeDateTimeFormatter", "containerURL",
    "NSFileCoordinator", "NSOSStatusErrorDomain", "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess",
    "appendFormat", "applicationSupportDirectory", "background", "bytes", "cachesDirectory", "documentsDirectory",
    "downloadsDirectory", "fileSize", "isLowPowerModeEnabled", "libraryDirectory", "lines", "measurement",
    "notifications", "sessionSendsLaunchEvents", "startAccessingSecurityScopedResource",
    "stopAccessingSecurityScopedResource", "thermalState", "thermalStateDidChangeNotification",
    "tlsMinimumSupportedProtocolVersion", "waitsForConnectivity",
    "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "NSException", "NSURLConnection",
    "NSURLConnectionDataDelegate",
    "NSURLConnectionDelegate", "NSURLSessionDownloadTaskResumeData", "PersonNameComponents", "USEC_PER_SEC",
    "applyingTransform", "assumesHTTP3Capable", "allowsPersistentDNS", "attribution", "bySentences", "byWords",
    "bookmarkData", "compressed", "decompressed", "resolvingBookmarkData",
    "volumeAvailableCapacityForImportantUsage", "volumeAvailableCapacityForImportantUsageKey",
    "requiresDNSSECValidation", "responsiveAV", "responsiveData", "trashItem", "URLSession",
    "mach_absolute_time", "mach_timebase_info",
    "mach_timebase_info_data_t", "srandomdev",
  ]
  /// What Apple's Foundation re-exports from Darwin, and Linux's C library has not.
  private static let darwin: Set<String> = [
    "KERN_SUCCESS", "MACH_TASK_BASIC_INFO", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_IOS", "TARGET_OS_IPHONE",
    "TARGET_OS_SIMULATOR", "TASK_VM_INFO", "kern_return_t", "mach_port_t", "mach_task_basic_info",
    "mach_task_self_", "sa_len", "sin6_len", "sin_len", "sysctlbyname", "task_info", "task_vm_info_data_t",
  ]
  /// What Apple's Foundation re-exports from `os`.
  private static let unfairLocks = "os_unfair_lock"
  /// What Apple's Foundation has from Combine by another name.
  private static let published: Set<String> = ["ObservableObject", "Published"]
  private static let objectiveC: Set<String> = [
    "objc_getAssociatedObject", "objc_sync_enter", "objc_sync_exit", "objc_setAssociatedObject",
    "objc_removeAssociatedObjects", "autoreleasepool", "class_getName", "class_getSuperclass", "object_getClass",
    "object_getClassName",
  ]

  func apply(to module: ModuleContext) {
    let brought = reportMissing(in: module)
    for file in module.files where !file.isTranslated {
      for node in file.scan.imports { rename(node, in: file, options: module.options) }
      for token in file.scan.qualifiers
      where Self.isShim(token.text, module.options) && Self.imports(token.text, file) && token.text != Self.alsoClass {
        file.edits.replace(token.offsets, with: Self.standIn(for: token.text))
      }
      addImports(
        to: file, brought: brought[ObjectIdentifier(file)] ?? [],
        supplementsXCTest: module.options.supplementsXCTest,
        ownsObservable: module.declaration(named: "Observable") != nil)
    }
  }

  /// Whether a module has another name here. A project may have a module `Network` of its own, which goes first.
  static func isShim(_ name: String, _ options: TranslationOptions) -> Bool {
    AppleModules.renamed.contains(name) && options.modules?.contains(name) != true
  }

  private func rename(_ node: ImportDeclSyntax, in file: SourceFile, options: TranslationOptions) {
    guard let first = node.path.first else { return }
    if let standIn = options.standIns[first.name.text] {
      file.edits.replace(node.path.offsets, with: standIn)
      return
    }
    // Linux has a module of that name, in which run loops are of another type than those that Foundation's are here.
    if first.name.text == "CoreFoundation", Self.usesRunLoops(file) {
      file.edits.replace(node.path.offsets, with: "CoreGraphics")
      return
    }
    guard Self.isShim(first.name.text, options) else {
      // `UIKit.UIView` is a header of the module, which has none here; `class UIKit.UIView` is a declaration of it.
      if node.importKindSpecifier == nil, node.path.count > 1, Self.withHeaders.contains(first.name.text) {
        file.edits.replace(node.path.offsets, with: first.name.text)
      }
      return
    }
    // `os.log` and `ObjectiveC.runtime` are submodules, `struct os.Logger` is one declaration of a module.
    let end = node.importKindSpecifier == nil ? node.path.offsets.upperBound : first.name.offsets.upperBound
    file.edits.replace(first.name.offsets.lowerBound..<end, with: Self.standIn(for: first.name.text))
  }

  private static func usesRunLoops(_ file: SourceFile) -> Bool {
    file.scan.identifiers.contains { $0.hasPrefix("CFRunLoop") }
  }

  /// Apple's modules that are here, and that have submodules on Apple's platforms.
  private static let withHeaders: Set<String> = [
    "Accelerate", "Combine", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "Foundation",
    "ImageIO", "QuartzCore", "UIKit",
  ]

  /// Says once for each module that isn't here who imports it: the compiler stops at the first import, and after it come
  /// errors about every name of the module. An import of which nothing is used gives way to what it brings along.
  private func reportMissing(in module: ModuleContext) -> [ObjectIdentifier: Set<String>] {
    let search = ModuleSearch(module)
    for (missing, places, isSure) in search.missing {
      guard let first = places.first else { continue }
      module.missing.append(missing)
      module.report(
        missing.description, severity: isSure ? .error : .warning, at: first.node.offsets.lowerBound, in: first.file)
    }
    var brought: [ObjectIdentifier: Set<String>] = [:]
    for (name, places) in search.idle {
      let brings = AppleModules.names[name]?.brings ?? []
      for place in places {
        place.file.replaceKeepingLines(place.node.offsets, with: brings.map { "import " + $0 }.joined(separator: "; "))
        brought[ObjectIdentifier(place.file), default: []].formUnion(brings)
      }
      guard let first = places.first else { continue }
      module.report(
        "Tessera has no module '\(name)'; nothing of it is used here, so the import is left out", severity: .warning,
        at: first.node.offsets.lowerBound, in: first.file)
    }
    return brought
  }

  private static func imports(_ name: String, _ file: SourceFile) -> Bool {
    file.scan.imports.contains { $0.path.first?.name.text == name }
  }

  /// - Parameters:
  ///   - brought: What stands in place of imports that were left out.
  ///   - ownsObservable: Whether `Observable` is the module's own, a property wrapper perhaps.
  private func addImports(
    to file: SourceFile, brought: Set<String>, supplementsXCTest: Bool, ownsObservable: Bool
  ) {
    let scan = file.scan
    var present = Set(scan.imports.compactMap { $0.path.first?.name.text }).union(brought)
    if present.contains("CoreFoundation"), Self.usesRunLoops(file) { present.insert("CoreGraphics") }
    var wanted = file.requiredImports
    let hasFoundation = !present.isDisjoint(with: Self.testing.union(["Foundation", "UIKit"]))
    if hasFoundation, !scan.identifiers.isDisjoint(with: Self.networking) { wanted.append("FoundationNetworking") }
    if hasFoundation, !scan.identifiers.isDisjoint(with: Self.xml) { wanted.append("FoundationXML") }
    if hasFoundation, !present.contains("Combine"), !scan.identifiers.isDisjoint(with: Self.published) {
      wanted.append("Combine")
    }
    if hasFoundation, usesObservation(scan, ownsObservable: ownsObservable) { wanted.append("Observation") }
    if hasFoundation, !present.contains("ObjectiveC"), !scan.identifiers.isDisjoint(with: Self.objectiveC) {
      wanted.append("TesseraShims_ObjectiveC")
    }
    if hasFoundation, !present.contains("Darwin"), !scan.identifiers.isDisjoint(with: Self.darwin) {
      wanted.append("TesseraShims_Darwin")
    }
    if hasFoundation, !present.contains("os"), scan.identifiers.contains(where: { $0.hasPrefix(Self.unfairLocks) }) {
      wanted.append("TesseraShims_os")
    }
    if hasFoundation, !present.contains("NaturalLanguage"),
      scan.identifiers.contains(where: { $0.hasPrefix("NSLinguisticTag") })
    {
      wanted.append("NaturalLanguage")
    }
    if !present.isDisjoint(with: Self.testing) {
      // What they bring along on iOS, and what XCTest lacks here.
      wanted += ["Foundation", "UIKit"]
      if !present.isDisjoint(with: Self.casesOfXCTest) { wanted.append("XCTest") }
      if present.contains("XCTest") || wanted.contains("XCTest"), supplementsXCTest {
        wanted.append("XCTestSupplement")
      }
    }
    if present.contains("UIKit") || wanted.contains("UIKit"), scan.identifiers.contains(where: Self.isOfImageIO) {
      wanted.append("ImageIO")
    }
    if present.contains("UIKit") || wanted.contains("UIKit"), scan.identifiers.contains(where: Self.isOfCoreText) {
      wanted.append("CoreText")
    }
    if hasFoundation, !present.contains("Security"), scan.identifiers.contains(where: Self.isOfSecurity) {
      wanted.append("TesseraShims_Security")
    }
    if !present.contains("UIKit") {
      if hasFoundation, !scan.identifiers.isDisjoint(with: Self.ofUIKit) { wanted.append("UIKit") }
      if hasFoundation, !scan.identifiers.isDisjoint(with: Self.ofFoundation) {
        wanted.append("TesseraShims_Foundation")
      }
      if hasFoundation, !present.contains("CoreGraphics"), scan.identifiers.contains(where: Self.isOfCoreGraphics) {
        wanted.append("CoreGraphics")
      }
    }
    var added = present
    let names = wanted.filter { added.insert($0).inserted }
    guard !names.isEmpty else { return }
    // What a file shows others of Foundation it shows of what belongs to it.
    let isPublic = scan.imports.contains { node in
      ["Foundation", "UIKit"].contains(node.path.first?.name.text)
        && node.modifiers.contains { $0.name.text == "public" }
    }
    let text = names.map { (isPublic ? "public import " : "import ") + $0 }.joined(separator: "; ")
    if let node = scan.imports.first(where: { $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true }) {
      file.edits.insert("; " + text, at: node.offsets.upperBound)
    } else {
      file.trailer.insert(text, at: 0)
    }
  }

  /// Whether a file uses what Apple's Foundation re-exports from Observation. By its name alone `Observable` may be
  /// anybody's.
  private func usesObservation(_ scan: FileScan, ownsObservable: Bool) -> Bool {
    !ownsObservable && scan.attributes.contains { $0.name == "Observable" }
      || !scan.identifiers.isDisjoint(with: ["ObservationIgnored", "ObservationRegistrar", "withObservationTracking"])
  }

  /// Modules that bring Foundation and UIKit along on iOS.
  private static let testing: Set<String> = ["FBSnapshotTestCase", "Quick", "XCTest", "iOSSnapshotTestCase"]
  /// Those of them whose cases are XCTest's.
  private static let casesOfXCTest: Set<String> = ["FBSnapshotTestCase", "iOSSnapshotTestCase"]

  /// Names that Apple's UIKit re-exports from ImageIO.
  private static func isOfImageIO(_ name: String) -> Bool {
    ["CGImageDestination", "CGImageSource", "kCGImageDestination", "kCGImageProperty", "kCGImageSource"]
      .contains(where: name.hasPrefix)
  }

  /// Names that Apple's UIKit re-exports from Core Text.
  private static func isOfCoreText(_ name: String) -> Bool {
    ["CTFont", "CTFrame", "CTLine", "CTParagraphStyle", "CTRun", "CTTypesetter", "kCT"].contains(where: name.hasPrefix)
  }

  /// Names that Apple's Foundation re-exports from Security.
  private static func isOfSecurity(_ name: String) -> Bool {
    security.contains(name) || securityStems.contains(where: name.hasPrefix)
  }

  private static let securityStems = [
    "SecAccessControl", "SecCertificate", "SecItem", "SecKey", "SecPolicy", "SecRandom", "SecTrust", "errSec", "kSec",
  ]
  private static let security: Set<String> = [
    "NSURLAuthenticationMethodClientCertificate", "NSURLAuthenticationMethodServerTrust", "SecCopyErrorMessageString",
    "serverTrust",
  ]

  /// Names that Apple's Foundation re-exports from CoreGraphics and Core Foundation and Linux's Foundation lacks.
  private static func isOfCoreGraphics(_ name: String) -> Bool {
    if coreFoundation.contains(name) || name.hasPrefix("kCFStringTransform") { return true }
    return name.hasPrefix("CG") && name.dropFirst(2).first?.isUppercase == true
      && !["CGFloat", "CGPoint", "CGSize", "CGRect"].contains(name)
  }

  /// The names of Core Foundation that the kit has.
  private static let coreFoundation: Set<String> = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFAllocator", "CFArray", "CFBoolean", "CFData",
    "CFMutableString", "CFRange", "CFRangeMake", "CFStringTransform", "CFDataGetBytePtr", "CFDataGetLength",
    "CFDictionary", "CFError", "CFErrorCopyDescription", "CFErrorGetCode",
    "CFErrorGetDomain", "CFIndex", "CFNull", "CFNumber", "CFRunLoop", "CFRunLoopActivity", "CFRunLoopAddObserver",
    "CFRunLoopGetCurrent", "CFRunLoopObserver", "CFRunLoopObserverCreateWithHandler", "CFRunLoopPerformBlock",
    "CFRunLoopRemoveObserver", "CFRunLoopRun", "CFRunLoopRunInMode", "CFRunLoopStop", "CFRunLoopWakeUp",
    "CFRunLoopGetMain", "CFRunLoopMode", "CFString", "CFTypeRef", "CFURL", "OSStatus", "kCFAllocatorDefault",
    "kCFBooleanFalse", "kCFBooleanTrue", "kCFBundleExecutableKey", "kCFBundleIdentifierKey", "kCFBundleNameKey",
    "kCFBundleVersionKey", "kCFNull", "kCFRunLoopCommonModes", "kCFRunLoopDefaultMode", "noErr",
  ]
}
