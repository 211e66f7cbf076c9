// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibTable {
  static let effectRows: [NibRow] = [
    .view(
      "visualEffectView", UIVisualEffectView.self,
      [
        NibProperty("blurEffect", "vibrancyEffect") { (view: UIVisualEffectView, element, _) in
          if let vibrancy = element.child("vibrancyEffect") {
            view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blurStyle(vibrancy.child("blurEffect"))))
          } else if let blur = element.child("blurEffect") {
            view.effect = UIBlurEffect(style: blurStyle(blur))
          }
        },
        NibProperty("contentView") { (view: UIVisualEffectView, element, graph) in
          if let child = element.child(key: "contentView") { graph.configure(view.contentView, with: child) }
        },
      ])
  ]

  private static func blurStyle(_ element: NibElement?) -> UIBlurEffect.Style {
    element?["style"].flatMap { blurStyles[$0] } ?? .extraLight
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial, "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  // MARK: - Others' views

  /// Views of frameworks that Tessera lacks: each is a plain view that says what it stands for.
  static let foreignRows: [NibRow] = [
    ("wkWebView", "WKWebView"), ("mapView", "MKMapView"), ("mkMapView", "MKMapView"),
    ("skView", "SKView"), ("sceneKitView", "SCNView"), ("scnView", "SCNView"), ("mtkView", "MTKView"),
    ("arscnView", "ARSCNView"), ("arskView", "ARSKView"), ("arView", "ARView"), ("glkView", "GLKView"),
    ("pdfView", "PDFView"), ("adBannerView", "ADBannerView"),
  ].map { element, name in
    .view(
      element, UIView.self,
      [
        .skipped(
          "configuration", "dataDetectorTypes", "mapType", "allowsLinkPreview", "customUserAgent",
          "wkWebViewConfiguration", "scalesPageToFit", "mixedContentMode"),
        NibProperty(name) { (view: UIView, _, _) in
          if type(of: view) == UIView.self { NibPlaceholderLabel.put(name, into: view) }
        },
      ])
  }

  static let webRows: [NibRow] = [
    .view(
      "webView", UIWebView.self,
      [
        .flag("scalesPageToFit", \UIWebView.scalesPageToFit, absent: nil),
        .skipped(
          "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction", "mediaPlaybackAllowsAirPlay",
          "keyboardDisplayRequiresUserAction", "suppressesIncrementalRendering", "dataDetectorTypes",
          "allowsPictureInPictureMediaPlayback", "paginationMode", "allowsLinkPreview"),
      ])
  ]

  private static let frameworkClasses = [
    "wkWebView": "WebKit.WKWebView", "mapView": "MapKit.MKMapView", "mkMapView": "MapKit.MKMapView",
  ]

  /// The class of an element of a framework above this one, where the app has that.
  static func frameworkClass(of element: String) -> UIView.Type? {
    frameworkClasses[element].flatMap { NSClassFromString($0) as? UIView.Type }
  }
}

/// Says what stands here on iOS.
@MainActor private enum NibPlaceholderLabel {
  static func put(_ name: String, into view: UIView) {
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (label.text, label.textAlignment, label.textColor) = (name, .center, .secondaryLabel)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontSizeToFitWidth = true
    if view.backgroundColor == nil { view.backgroundColor = .secondarySystemBackground }
    view.addSubview(label)
  }
}
