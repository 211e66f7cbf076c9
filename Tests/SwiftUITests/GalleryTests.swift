// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

/// What styles, shapes, text and controls look like, in four looks.
private struct Gallery: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      text
      Divider()
      shapes
      HStack(spacing: 12) {
        Image(systemName: "heart.fill").foregroundStyle(.red)
        Image(systemName: "cloud.sun.rain").symbolRenderingMode(.multicolor)
        Image(systemName: "person.2").imageScale(.large).foregroundStyle(.tint)
        Image(systemName: "bell").symbolVariant(.fill)
        Image(systemName: "star.fill").resizable().frame(width: 40, height: 20).foregroundStyle(.orange)
        Label("Label", systemImage: "tag")
      }
      effects
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
        GridRow {
          Text("Name").bold(); Text("Value")
        }
        GridRow {
          Text("A longer name"); Text("1")
        }
        Divider().gridCellColumns(2)
        GridRow { Color.teal.frame(height: 8).gridCellColumns(2) }
      }
      buttons
      LabeledContent("Version", value: "1.0")
      VStack(alignment: .leading) {
        Text("Redacted text here"); Text("and more")
      }.redacted(reason: .placeholder)
    }
    .padding()
  }

  private var text: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Large title").font(.largeTitle)
      Text("Headline").font(.headline) + Text(" and ") + Text("red").foregroundColor(.red)
      Text("Secondary, ").foregroundStyle(.secondary) + Text("underlined").underline()
        + Text(" struck").strikethrough(color: .red)
      Text("A [link](https://e.org), `code`, *emphasis* and **strength**")
      Text("Gradient").font(.title.weight(.heavy))
        .foregroundStyle(LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
      Text("centred lines that go on for some time until they wrap").multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
      Text("one line that is cut because it is far too long to be shown in full").lineLimit(1).truncationMode(.middle)
    }
  }

  private var shapes: some View {
    HStack(spacing: 8) {
      Circle().fill(.red)
      Capsule().strokeBorder(.green, lineWidth: 3)
      RoundedRectangle(cornerRadius: 12).fill(
        .linearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.purple)
      Ellipse().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [5, 3]))
      Circle().trim(from: 0, to: 0.7).stroke(.mint, lineWidth: 4).padding(2)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 40))
        path.addLine(to: CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: 40, y: 40))
        path.closeSubpath()
      }.fill(.indigo)
    }
    .frame(height: 40)
  }

  private var effects: some View {
    HStack(spacing: 12) {
      Color.blue.frame(width: 36, height: 36).opacity(0.4)
      Color.blue.frame(width: 36, height: 36).rotationEffect(.degrees(20))
      Color.blue.frame(width: 36, height: 36).scaleEffect(0.6)
      Color.blue.frame(width: 36, height: 36).clipShape(Circle())
      Color.blue.frame(width: 36, height: 36).cornerRadius(8).shadow(radius: 4)
      Color.blue.frame(width: 36, height: 36).mask { Image(systemName: "star.fill").font(.title) }
      Color.blue.frame(width: 36, height: 36).border(.red, width: 2)
      AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center).frame(width: 36, height: 36)
    }
  }

  private var buttons: some View {
    HStack {
      Button("Plain") {}.buttonStyle(.plain)
      Button("Default") {}
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) {}
    }
    .lineLimit(1)
  }
}

@Suite @MainActor struct GalleryTests {
  @Test func stylesShapesTextAndControlsAreShownInFourLooks() throws {
    for (name, appearance) in [("gallery", UIUserInterfaceStyle.light), ("gallery-dark", .dark)] {
      let data = try look(Gallery(), as: name, appearance: appearance)
      #expect(data.count > 20_000)
    }
    _ = try look(Gallery(), as: "gallery-rtl", isRightToLeft: true)
    _ = try look(Gallery(), as: "gallery-large", textSize: .accessibilityExtraLarge)
  }

  @Test func aGridLinesUpItsColumns() {
    let stage = Stage(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 30, height: 10); Color.green.frame(width: 10, height: 10)
        }
        GridRow {
          Color.blue.frame(width: 10, height: 20); Color.yellow.frame(width: 20, height: 10)
        }
      }, width: 100, height: 100)
    #expect(stage.size(nil, nil) == CGSize(width: 50, height: 30))
    #expect(stage.colored.map(\.minX) == [25, 60, 35, 55])
  }

  @Test func aPreferredSchemeIsTheWindows() {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      let note: (ColorScheme) -> Void
      var body: some View {
        let _ = note(scheme)
        Text("x").preferredColorScheme(.dark)
      }
    }
    var seen: [ColorScheme] = []
    _ = try? look(Scheme { seen.append($0) }, as: "scheme")
    #expect(seen.last == .dark)
  }

  @Test func geometryIsToldAfterLayoutWhenItIsAnotherOne() {
    var lines: [String] = []
    func content(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          lines.append("\($0)")
        }
    }
    let stage = Stage(content(10))
    stage.host.setShown(true)
    stage.layOut()
    stage.view.rootView = content(10)
    stage.layOut()
    stage.view.rootView = content(20)
    stage.layOut()
    #expect(lines == ["10.0", "20.0"])
  }

  @Test func storedValuesAreReadWrittenAndFollowed() {
    let defaults = UserDefaults(suiteName: "SwiftUITests.storage")
    defaults?.removeObject(forKey: "count")
    struct Stored: View {
      @AppStorage("count", store: UserDefaults(suiteName: "SwiftUITests.storage")) var count = 3
      let note: (Int) -> Void
      var body: some View {
        let _ = note(count)
        Text("\(count)")
      }
    }
    var seen: [Int] = []
    let stage = Stage(Stored { seen.append($0) })
    #expect(seen == [3])
    let stored = AppStorage(wrappedValue: 0, "count", store: defaults)
    stored.wrappedValue = 5
    #expect(defaults?.integer(forKey: "count") == 5)
    stage.layOut()
    #expect(stored.wrappedValue == 5)
  }
}
