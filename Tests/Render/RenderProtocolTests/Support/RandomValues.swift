// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import SeededRandom

/// Makes arbitrary values of the protocol's types, unlikely corners included.
struct RandomValues {
  private var random: SeededRandom
  private let images: [CGImage]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    images = (1...4).map { number in
      CGImage(
        width: number * 10, height: number * 7, storage: .encoded(Data(), .png),
        identifier: ImageIdentifier(rawValue: UInt64(number) &* 0x1234_5678_9ABC_DEF1))
    }
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func bool() -> Bool { Bool.random(using: &random) }
  mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[int(0...(values.count - 1))]
  }

  mutating func double() -> Double {
    switch int(0...6) {
    case 0: Double(int(-20...220))
    case 1: Double(int(-1_000_000...1_000_000)) / 3
    case 2: Double(int(-1_000_000_000...1_000_000_000))
    case 3: Double(Float.random(in: -1e6...1e6, using: &random))
    case 4: Double.random(in: -1e9...1e9, using: &random)
    case 5:
      pick([0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e300, 0.5, -16, 207])
    default: Double.random(in: -1...1, using: &random)
    }
  }

  mutating func number() -> CGFloat { CGFloat(double()) }
  mutating func float() -> Float { bool() ? Float(int(0...255)) / 255 : Float.random(in: 0...1, using: &random) }
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  mutating func color() -> RGBAColor { RGBAColor(red: float(), green: float(), blue: float(), alpha: float()) }
  mutating func optionalColor() -> RGBAColor? { bool() ? color() : nil }
  mutating func layer() -> LayerID { LayerID(rawValue: UInt32.random(in: 0...(bool() ? 40 : .max), using: &random)) }
  mutating func layers() -> [LayerID] { (0..<int(0...6)).map { _ in layer() } }

  mutating func text() -> String {
    String((0..<int(0...12)).map { _ in pick(Array("abc XYZ äöü 漢字 👩‍👩‍👧 \u{301}\n\u{0}")) })
  }

  mutating func affine() -> CGAffineTransform {
    CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  mutating func transform() -> LayerTransform {
    var value = LayerTransform.identity
    for _ in 0..<int(0...16) {
      value.entries[int(0...15)] = double()
    }
    return value
  }

  mutating func path() -> CGPath {
    CGPath(
      elements: (0..<int(0...8)).map { _ in
        switch int(0...4) {
        case 0: .move(point())
        case 1: .line(point())
        case 2: .quadCurve(control: point(), end: point())
        case 3: .curve(control1: point(), control2: point(), end: point())
        default: .close
        }
      })
  }

  mutating func stroke() -> DisplayList.StrokeStyle {
    DisplayList.StrokeStyle(
      width: number(), cap: pick([.butt, .round, .square]), join: pick([.miter, .round, .bevel]), miterLimit: number(),
      dashPhase: number(), dashLengths: (0..<int(0...3)).map { _ in number() })
  }

  mutating func stops() -> [CGGradient.Stop] {
    (0..<int(0...4)).map { _ in CGGradient.Stop(location: number(), color: color()) }
  }

  mutating func run() -> GlyphRun {
    GlyphRun(
      face: FontFace(name: text()), size: number(), tracking: number(), color: color(), origin: point(), text: text(),
      isRightToLeft: bool(),
      glyphs: (0..<int(0...5)).map { _ in
        GlyphRun.Glyph(identifier: UInt32.random(in: 0...UInt32.max, using: &random), x: number(), y: number())
      }, width: number(), isColorFont: bool(), features: bool() ? "" : text())
  }

  mutating func operation(_ kind: Int) -> DisplayList.Operation {
    let options = CGGradientDrawingOptions(rawValue: UInt32(int(0...3)))
    switch kind {
    case 0: return .save
    case 1: return .restore
    case 2: return .concatenate(affine())
    case 3: return .clip(path(), evenOdd: bool())
    case 4: return .setShadow(bool() ? nil : DisplayList.Shadow(offset: size(), blur: number(), color: color()))
    case 5: return .setBlendMode(CGBlendMode(rawValue: Int32(int(0...27))) ?? .normal)
    case 6: return .beginTransparencyLayer(alpha: number())
    case 7: return .endTransparencyLayer
    case 8: return .fill(path(), color: color(), evenOdd: bool())
    case 9: return .stroke(path(), style: stroke(), color: color())
    case 10: return .clear(rect())
    case 11:
      return .image(
        pick(images), rect: rect(), alpha: number(), interpolation: pick([.default, .none, .low, .medium, .high]))
    case 12: return .linearGradient(CGGradient(stops: stops()), start: point(), end: point(), options: options)
    case 13:
      return .radialGradient(
        CGGradient(stops: stops()), startCenter: point(), startRadius: number(), endCenter: point(),
        endRadius: number(), options: options)
    default: return .glyphs(run())
    }
  }

  mutating func displayList() -> DisplayList {
    DisplayList(operations: (0..<int(0...6)).map { _ in operation(int(0...14)) })
  }

  mutating func contents() -> LayerContents {
    let identifier = ImageIdentifier(rawValue: UInt64.random(in: 0...UInt64.max, using: &random))
    switch int(0...5) {
    case 0: return .none
    case 1: return .image(identifier, pixelWidth: int(0...5000), pixelHeight: int(0...5000))
    case 2: return .tintedImage(identifier, pixelWidth: int(0...50), pixelHeight: int(0...50), tint: color())
    case 3: return .drawing(displayList())
    case 4:
      return .shape(
        LayerShape(
          path: path(), fillColor: optionalColor(), evenOdd: bool(), strokeColor: optionalColor(), stroke: stroke(),
          strokeStart: number(), strokeEnd: number()))
    default:
      return .gradient(
        LayerGradient(kind: pick(LayerGradient.Kind.allCases), stops: stops(), start: point(), end: point()))
    }
  }

  mutating func change() -> LayerChange { change(of: pick(LayerChange.all)) }

  mutating func change(of property: AnyLayerProperty) -> LayerChange {
    // The form is the property's own.
    property.change(to: value(property.form))!
  }

  mutating func value(_ form: LayerValue.Form) -> LayerValue {
    switch form {
    case .number: .number(number())
    case .fraction: .fraction(float())
    case .flag: .flag(bool())
    case .point: .point(point())
    case .size: .size(size())
    case .rect: .rect(rect())
    case .matrix: .matrix(transform())
    case .color: .color(color())
    case .optionalColor: .optionalColor(optionalColor())
    case .path: .path(bool() ? path() : nil)
    case .contents: .contents(contents())
    case .gravity: .gravity(pick(LayerGravity.allCases))
    case .filter: .filter(pick(LayerFilter.allCases))
    case .corners: .corners(LayerCorners(rawValue: UInt8(int(0...15))))
    case .layer: .layer(bool() ? layer() : nil)
    case .layers: .layers(layers())
    case .accessibility:
      .accessibility(
        bool()
          ? nil
          : LayerAccessibility(
            role: text(), label: text(), value: text(), hint: text(), isEnabled: bool(), isSelected: bool()))
    case .text: .text(text())
    case .animations: .animations(animations())
    case .timing: .timing(timing())
    }
  }

  mutating func commit(number: UInt64? = nil, isFull: Bool? = nil) -> Commit {
    Commit(
      number: number ?? UInt64.random(in: 0...UInt64.max, using: &random), isFull: isFull ?? bool(), screenSize: size(),
      screenScale: self.number(), root: layer(),
      deltas: (0..<int(0...4)).map { _ in
        LayerDelta(layer: layer(), changes: (0..<int(0...6)).map { _ in change() })
      }, removed: layers(), time: finite(), rate: pick([0, 0.1, 1]))
  }

  mutating func insets() -> DeviceDescription.Insets {
    DeviceDescription.Insets(top: number(), left: number(), bottom: number(), right: number())
  }

  mutating func configuration() -> DeviceConfiguration {
    DeviceConfiguration(
      device: DeviceDescription(
        identifier: text(), name: text(), idiom: pick([.phone, .pad]), portraitSize: size(), scale: number(),
        portraitSafeArea: insets(), landscapeSafeArea: insets(), portraitStatusBarHeight: number(),
        screenCornerRadius: number()), orientation: pick(DeviceDescription.Orientation.allCases),
      appearance: pick(DeviceDescription.Appearance.allCases), textSize: text(), scale: number(), locale: text(),
      hasHardwareKeyboard: bool())
  }

  mutating func event() -> InputEvent {
    switch int(0...12) {
    case 0:
      .touches(
        (0..<int(0...5)).map { _ in
          InputEvent.Touch(
            identifier: UInt32.random(in: 0...UInt32.max, using: &random),
            phase: pick(InputEvent.Touch.Phase.allCases), location: point(),
            kind: pick(InputEvent.Touch.Kind.allCases))
        }, time: double())
    case 1: .wheel(location: point(), delta: point(), time: double())
    case 2: .key(InputEvent.Key(isDown: bool(), key: String(text().prefix(2)), modifiers: byte()), time: double())
    case 3: .configuration(configuration())
    case 4: .motion(InputEvent.Motion(pitch: double(), roll: double(), yaw: double()), time: double())
    case 5: .hover(location: point(), phase: pick(InputEvent.HoverPhase.allCases), time: double())
    case 6: .focus(bool() ? LayerID(rawValue: UInt32.random(in: 0...UInt32.max, using: &random)) : nil)
    case 7:
      .location(
        InputEvent.Location(
          latitude: double(), longitude: double(), accuracy: double(),
          permission: pick(InputEvent.Location.Permission.allCases)))
    case 8: .text(typed(), time: double())
    case 9: .scene(SceneRequest(pick(SceneRequest.Action.allCases), bool() ? nil : UInt32(int(1...1_000))))
    case 10: .openURL(text())
    case 11: .pasteboard(text())
    default: .visibility(bool())
    }
  }

  private mutating func typed() -> InputEvent.Text {
    switch int(0...3) {
    case 0: return .insert(text())
    case 1:
      let string = text()
      let low = int(0...string.utf16.count)
      return .mark(string, selected: low..<int(low...string.utf16.count))
    case 2: return .unmark
    default: return .deleteBackward
    }
  }

  mutating func appMessage() -> AppMessage {
    switch int(0...12) {
    case 12: .pasteboard(text())
    case 11: .scenes(sceneList())
    case 10: .orientation(pick(DeviceDescription.Orientation.allCases))
    case 9: .link(text())
    case 0: .hello(version: RenderProtocolVersion.current, name: text())
    case 1:
      .image(
        ImageIdentifier(rawValue: 7), format: pick(ImageFormat.allCases),
        bytes: Data((0..<int(0...40)).map { _ in byte() })
      )
    case 2: .statusBar(isHidden: bool(), isLight: bool())
    case 3: .log(text())
    case 4: .clock(time: finite(), rate: pick([0, 0.1, 1, 2]))
    case 5:
      .answer(
        .layer(
          LayerDescription(
            className: text(), summary: text(), controller: text(),
            horizontalConstraints: (0..<int(0...3)).map { _ in text() },
            verticalConstraints: (0..<int(0...3)).map { _ in text() })),
        to: .layer(LayerID(rawValue: UInt32.random(in: 0...UInt32.max, using: &random))))
    case 6: .answer(.layout(layoutDescription()), to: .layout(at: CGPoint(x: finite(), y: finite())))
    default: .commit(commit())
    }
  }

  mutating func sceneList() -> SceneList {
    SceneList(
      scenes: (0..<int(0...4)).map { _ in
        SceneList.Scene(
          number: UInt32(int(0...1_000)), title: text(), state: pick(SceneList.Scene.State.allCases), isFront: bool())
      }, allowsMore: bool())
  }

  mutating func hostMessage() -> HostMessage {
    switch int(0...8) {
    case 0: .launch(configuration())
    case 1: .needsFullCommit
    case 2: .terminate
    case 3: .clock(rate: pick([0, 0.1, 1, 2]))
    case 4: .stepFrame
    case 6: .ask(.layout(at: CGPoint(x: finite(), y: finite())))
    case 5: .ask(.layer(LayerID(rawValue: UInt32.random(in: 0...UInt32.max, using: &random))))
    default: .input(event())
    }
  }
}
