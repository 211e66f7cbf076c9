// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The floors of `Sources`, from the ground up: a module imports modules of its own floor and of those below it.
///
/// Which floor a module stands on is said by its folder alone, what it is made of by the manifest alone.
public struct Floors: Sendable {
  /// A dependency from one module on another.
  public struct Edge: Hashable, Sendable {
    public var from: String
    public var to: String

    public init(_ from: String, _ to: String) {
      self.from = from
      self.to = to
    }
  }

  /// A module of ours.
  public struct Module: Equatable, Sendable {
    public var name: String
    /// Relative to the root of the repository.
    public var folder: String
    /// The place of its floor, from the ground up.
    public var floor: Int
  }

  /// Folders in `Sources`, from the ground up. One that is a module's own is that module.
  public var folders: [String]
  /// Floors whose modules are pure algorithms, with all that they may import of the system.
  public var pure: [String: Set<String>]
  /// Dependencies upwards that stay, with the reason.
  public var exceptions: [Edge: String]
  /// Folders of iOS source, each an app, and what apps may import.
  public var appFolder = "Apps"
  public var appImports: Set<String>
  /// Imports that certainly exist, by which the check proves that it sees imports at all.
  public var knownEdges: [Edge]
  /// What must not be linked, however far down: from a target of the manifest to another.
  public var unlinked: [Edge]

  public init(
    folders: [String], pure: [String: Set<String>] = [:], exceptions: [Edge: String] = [:],
    appImports: Set<String> = [], knownEdges: [Edge] = [], unlinked: [Edge] = []
  ) {
    self.folders = folders
    self.pure = pure
    self.exceptions = exceptions
    self.appImports = appImports
    self.knownEdges = knownEdges
    self.unlinked = unlinked
  }

  /// The module that a file of `Sources` belongs to, or `nil` where its folder is on no floor.
  public func module(of path: String) -> Module? {
    let parts = path.split(separator: "/").dropFirst()
    guard path.hasPrefix("Sources/"), parts.count > 1 else { return nil }
    for (place, folder) in folders.enumerated() {
      let floor = folder.split(separator: "/")
      guard parts.starts(with: floor) else { continue }
      // A folder on a floor, or the floor itself where files lie in it: that floor is one module.
      let isModule = Self.modulesThatAreFloors.contains(folder)
      let own = isModule ? parts.prefix(floor.count) : parts.prefix(floor.count + 1)
      guard parts.count > own.count, let name = own.last else { return nil }
      return Module(name: String(name), folder: "Sources/" + own.joined(separator: "/"), floor: place)
    }
    return nil
  }

  /// Modules that are a floor by themselves.
  private static let modulesThatAreFloors: Set = ["UIKit", "SwiftUI"]

  /// What the system brings: a module imports it without a word in the manifest.
  static let system: Set = [
    "CoreFoundation", "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
    "Runtime", "Swift",
    "Synchronization", "Testing", "XCTest", "_FoundationICU",
  ]
}

extension Floors {
  public static let tessera = Floors(
    folders: [
      "C/System", "C/Own", "Engines", "Foundation", "Graphics", "Render", "UIKit", "Frameworks/Working",
      "Frameworks/Absent", "SwiftUI", "Host", "Page", "Testing", "Build", "Command",
    ],
    // No view, no clock, no input or output.
    // `Swift` by name gives reflection, which is the standard library's own.
    pure: ["Engines": ["Foundation", "Observation", "Swift", "Synchronization"]],
    // Apple's modules have views of SwiftUI's too, and SwiftUI stands on other frameworks.
    exceptions: [
      Edge("PhotosUI", "SwiftUI"): "PhotosPicker is a view",
      Edge("QuickLook", "SwiftUI"): "quickLookPreview is a modifier",
      Edge("StoreKit", "SwiftUI"): "requestReview is a key of the environment",
      Edge("WidgetKit", "SwiftUI"): "the widget's family is a key of the environment",
    ],
    appImports: [
      "Combine", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "Darwin", "Dispatch",
      "Foundation", "ImageIO", "LocalAuthentication", "MessageUI", "MobileCoreServices", "ObjectiveC", "Observation",
      "QuartzCore", "SafariServices", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "os",
    ],
    knownEdges: [
      Edge("UIKit", "QuartzCore"), Edge("QuartzCore", "CoreGraphics"), Edge("BrowserServer", "RenderProtocol"),
      Edge("TesseraHost", "UIKit"), Edge("CoreGraphics", "CCairo"),
    ],
    unlinked: [
      // The command would have the kit compiled twice before it shows anything: in debug for itself, in release for apps.
      Edge("tessera", "UIKit"), Edge("tessera", "QuartzCore"),
      // Servers know commits, never views.
      Edge("BrowserServer", "QuartzCore"), Edge("AppSupervisor", "QuartzCore"), Edge("RasterServer", "QuartzCore"),
    ])
}
